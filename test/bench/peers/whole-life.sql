-- What the workers are measured against: the rows of the whole life of a send, until its text is
-- reported, in sets and in the transactions of the workers. Its supplier and its gateway answer at
-- once and write nothing.
create procedure bench.live_sends(many int) language plpgsql as $$
declare
  holder uuid := gen_random_uuid();
  moment timestamptz := clock_timestamp();
  sellers uuid[]; sold uuid[]; tries uuid[]; questions uuid[]; texts uuid[];
begin
  -- Lease to hand over: the hand-over is written down before the supplier hears of it.
  select array_agg(account_id), array_agg(send_id), array_agg(uuidv7()), array_agg(uuidv7()),
    array_agg(uuidv7())
  into sellers, sold, tries, questions, texts
  from (
    select work.account_id, work.send_id
    from send_dispatches work
    join sends send on send.account_id = work.account_id and send.id = work.send_id
    where work.mode = 'test' and work.due_at <= moment and work.lease_until is null
      -- What another client has handed over is due too, to be asked about by that client.
      and work.hand_over_state is null
    order by work.due_at, work.send_id limit many for update skip locked
  ) as due;
  if sold is null then return; end if;
  insert into send_attempts (account_id, id, send_id, sequence, kind, supplier, at, status_before)
  select seller, attempt, send, 1, 'submit', 'simulator', moment, 'pending'
  from unnest(sellers, tries, sold) as sale(seller, attempt, send);
  update sends set status = 'submitted', status_at = moment, submitted_at = moment,
    event_sequence = event_sequence + 1
  from unnest(sellers, sold) as sale(seller, send) where account_id = seller and id = send;
  insert into events (account_id, id, type, object_prefix, object_id, sequence,
    previous_attributes, created)
  select seller, uuidv7(), 'send.submitted', 'snd', send, 2,
    '{"status": "pending", "submitted_at": null}', moment
  from unnest(sellers, sold) as sale(seller, send);
  update send_dispatches set lease_owner = holder, lease_until = moment + interval '20 seconds',
    submits = 1, first_submit_at = moment, attempts = 1, hand_over_id = attempt,
    hand_over_sequence = 1, hand_over_state = 'intended', hand_over_supplier = 'simulator',
    hand_over_at = moment
  from unnest(sellers, sold, tries) as sale(seller, send, attempt)
  where account_id = seller and send_id = send;
  commit;

  -- The supplier has taken them.
  perform bench.lock_sends(sellers, sold);
  insert into send_answers (account_id, send_id, number, sequence, hand_over_sequence,
    hand_over_state, duration_ms, outcome, detail, status_after, evidence)
  select seller, send, 1, 1, 1, 'accepted', 1, 'accepted',
    'The network has taken it and is working on it.', 'submitted',
    '{"kind": "accepted", "check_after_ms": 2000}'
  from unnest(sellers, sold) as sale(seller, send);
  update send_dispatches set due_at = moment, lease_owner = null, lease_until = null, answers = 1,
    hand_over_state = 'accepted'
  from unnest(sellers, sold) as sale(seller, send) where account_id = seller and send_id = send;
  update sends set next_check_at = moment, unreported = '{"next_check_at": null}'
  from unnest(sellers, sold) as sale(seller, send) where account_id = seller and id = send;
  commit;

  -- Lease to ask.
  perform bench.lock_sends(sellers, sold);
  insert into send_attempts (account_id, id, send_id, sequence, kind, supplier, at, status_before)
  select seller, attempt, send, 2, 'query', 'simulator', moment, 'submitted'
  from unnest(sellers, questions, sold) as sale(seller, attempt, send);
  update send_dispatches set lease_owner = holder, lease_until = moment + interval '20 seconds',
    attempts = 2, query_id = question, query_sequence = 2, query_at = moment
  from unnest(sellers, sold, questions) as sale(seller, send, question)
  where account_id = seller and send_id = send;
  commit;

  -- The supplier has delivered them.
  perform bench.lock_sends(sellers, sold);
  insert into send_answers (account_id, send_id, number, sequence, hand_over_sequence,
    hand_over_state, duration_ms, outcome, detail, status_after, evidence)
  select seller, send, 2, 2, 1, 'delivered', 1, 'delivered', 'The network has delivered it.',
    'delivered', '{"kind": "delivered", "supplier_reference": "SIM-000000000000", "vended":
      {"target": "+263770000000", "amount_minor": "100", "currency": "USD"}}'
  from unnest(sellers, sold) as sale(seller, send);
  perform bench.spend_sends(sellers, sold, moment);
  update sends set status = 'delivered', status_at = moment, delivered_at = moment,
    event_sequence = event_sequence + 1, next_check_at = null, unreported = null,
    provider_reference = 'SIM-000000000000', sms_status = 'queued', sms_id = text
  from unnest(sellers, sold, texts) as sale(seller, send, text)
  where account_id = seller and id = send;
  insert into events (account_id, id, type, object_prefix, object_id, sequence,
    previous_attributes, created)
  select seller, uuidv7(), 'send.delivered', 'snd', send, 3,
    '{"status": "submitted", "delivered_at": null, "sms_status": "none",
      "provider_reference": null}', moment
  from unnest(sellers, sold) as sale(seller, send);
  delete from send_dispatches using unnest(sellers, sold) as sale(seller, send)
  where account_id = seller and send_id = send;
  insert into messages (account_id, mode, id, channel, purpose, status, send_id, recipient, body,
    due_at, status_at, created)
  select seller, 'test', text, 'sms', 'landing', 'queued', send, '+263770000000',
    '{"subject":null,"text":"BENCH SHOP: you have received USD 1.00 econet airtime."}',
    moment, moment, moment
  from unnest(sellers, texts, sold) as sale(seller, text, send);
  commit;

  -- The gateway takes the texts, and reports them.
  call bench.lease_texts(sellers, texts, holder);
  perform bench.tell_sends(sellers, sold, texts, 'sent', moment);
  commit;
  call bench.lease_texts(sellers, texts, holder);
  perform bench.tell_sends(sellers, sold, texts, 'delivered', moment);
  commit;
end $$;

create function bench.lock_sends(sellers uuid[], sold uuid[]) returns void language sql as $$
  select from unnest(sellers, sold) as sale(seller, send)
  cross join lateral (
    select from sends where account_id = seller and id = send for update
  ) as locked
$$;

-- In flight → the house's sales, and the float → the cost of sales, of each send.
create function bench.spend_sends(sellers uuid[], sold uuid[], moment timestamptz) returns void
language plpgsql as $$
begin
  perform from ledger_balances where account_id = any(sellers) and currency = 'USD'
  order by account_id for no key update;
  insert into ledger_postings (sequence, amount_minor, available_after_minor,
    reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, currency,
    kind, from_book, to_book, source_prefix)
  select balance.sequence + 2 * nth - 2 + move.step, 100, balance.available_minor,
    balance.reserved_minor, balance.in_flight_minor - 100 * nth, moment, seller, uuidv7(), send,
    'USD', move.kind, move.from_book, move.to_book, 'snd'
  from (
    select seller, send, row_number() over (partition by seller) as nth
    from unnest(sellers, sold) as sale(seller, send)
  ) as spent
  join ledger_balances balance on balance.account_id = seller and balance.currency = 'USD'
  cross join (values
    (1, 'settle', 'in_flight', 'house:sales'),
    (2, 'vend', 'house:float:simulator', 'house:cost_of_sales')
  ) as move(step, kind, from_book, to_book);
  update ledger_balances balance
  set in_flight_minor = in_flight_minor - 100 * spent.count, sequence = sequence + 2 * spent.count
  from (select seller, count(*) from unnest(sellers) as sale(seller) group by seller) as spent
  where balance.account_id = spent.seller and balance.currency = 'USD';
end $$;

create procedure bench.lease_texts(sellers uuid[], texts uuid[], holder uuid) language plpgsql as $$
begin
  update messages set lease_owner = holder, lease_until = now() + interval '60 seconds',
    tries = tries + 1
  from unnest(sellers, texts) as due(seller, text) where account_id = seller and id = text;
  commit;
end $$;

create function bench.tell_sends(
  sellers uuid[], sold uuid[], texts uuid[], told text, moment timestamptz
) returns void language plpgsql as $$
begin
  update messages set status = told, provider_reference = 'SIM', status_at = moment,
    due_at = case told when 'sent' then moment end, lease_owner = null, lease_until = null,
    body = case told when 'sent' then body end
  from unnest(sellers, texts) as due(seller, text) where account_id = seller and id = text;
  update sends set sms_status = told, unreported = '{"sms_status": "queued"}'
  from unnest(sellers, sold) as sale(seller, send) where account_id = seller and id = send;
end $$;
