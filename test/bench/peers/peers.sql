-- What the server is measured against: the same rows in the same tables, written by functions of
-- the database itself, without authentication, without limits and without a request log.
create schema bench;

create table bench.organisations (
  place int primary key, account_id uuid not null, key_id uuid not null
);

-- One sale a call: the limit of whoever calls once a sale.
create function bench.place_send(organisation int, number int) returns void
language plpgsql as $$
declare
  seller bench.organisations;
  balance ledger_balances;
  send uuid := uuidv7();
  txn uuid := uuidv7();
  request uuid := uuidv7();
  sent_key text := gen_random_uuid()::text;
  sent_reference text := left(gen_random_uuid()::text, 21);
  moment timestamptz := clock_timestamp();
  target text := '+26377' || lpad(number::text, 7, '0');
begin
  select * into seller from bench.organisations where place = organisation;
  insert into idempotency_keys (created, account_id, request_id, object_id, operation, status, key,
    path, fingerprint, object_prefix)
  values (moment, seller.account_id, request, send, 2026219657, 202, sent_key, '',
    decode(repeat('f', 64), 'hex'), 'snd')
  on conflict do nothing;
  if not found then raise 'The key is used.'; end if;
  insert into send_references values (seller.account_id, sent_reference, 'snd', send, request)
  on conflict do nothing;
  if not found then raise 'The reference is used.'; end if;
  insert into sends (account_id, id, status, status_at, type, product, network, target,
    amount_minor, cost_minor, currency, credit_transaction_ids, client_reference, api_key_id,
    source, sms_message, sms_locale, metadata, created, event_sequence)
  values (seller.account_id, send, 'pending', moment, 'airtime', 'airtime-usd', 'econet', target,
    100, 100, 'USD', array[txn], sent_reference, seller.key_id, 'api',
    'BENCH SHOP: you have received USD 1.00 econet airtime.', 'en', '{}', moment, 1);
  insert into events (account_id, id, type, object_prefix, object_id, sequence, request_id,
    idempotency_key, created)
  values (seller.account_id, uuidv7(), 'send.created', 'snd', send, 1, request, sent_key, moment);
  insert into send_dispatches (account_id, send_id, mode, due_at)
  values (seller.account_id, send, 'test', moment);
  update ledger_balances set available_minor = available_minor - 100,
    in_flight_minor = in_flight_minor + 100, sequence = sequence + 1
  where account_id = seller.account_id and currency = 'USD' and available_minor >= 100
  returning * into balance;
  if not found then raise 'The Credit is used up.'; end if;
  insert into ledger_postings (sequence, amount_minor, available_after_minor,
    reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, api_key_id,
    currency, kind, from_book, to_book, type, source_prefix, description)
  values (balance.sequence, 100, balance.available_minor, balance.reserved_minor,
    balance.in_flight_minor, moment, seller.account_id, txn, send, seller.key_id, 'USD', 'charge',
    'available', 'in_flight', 'send', 'snd', 'Airtime in US dollars to ' || target);
end $$;

-- Many sales a call, table by table: what the database can do at most.
create function bench.place_sends(many int, organisations int) returns void
language plpgsql as $$
declare
  moment timestamptz := clock_timestamp();
  sellers uuid[]; keys uuid[]; sold uuid[]; txns uuid[]; requests uuid[];
  sent_keys text[]; sent_references text[]; targets text[];
  availables bigint[]; in_flights bigint[]; sequences bigint[];
  written int;
begin
  select array_agg(account_id), array_agg(key_id), array_agg(uuidv7()), array_agg(uuidv7()),
    array_agg(uuidv7()), array_agg(gen_random_uuid()::text),
    array_agg(left(gen_random_uuid()::text, 21)),
    array_agg('+26377' || lpad(floor(random() * 10000000)::text, 7, '0'))
  into sellers, keys, sold, txns, requests, sent_keys, sent_references, targets
  from (
    select account_id, key_id
    from (select 1 + floor(random() * organisations)::int as place
      from generate_series(1, many) offset 0) as drawn
    join bench.organisations using (place)
    order by account_id
  ) as seller;

  insert into idempotency_keys (created, account_id, request_id, object_id, operation, status, key,
    path, fingerprint, object_prefix)
  select moment, seller, request, send, 2026219657, 202, sent_key, '',
    decode(repeat('f', 64), 'hex'), 'snd'
  from unnest(sellers, sent_keys, requests, sold) as sale(seller, sent_key, request, send)
  on conflict do nothing;
  get diagnostics written = row_count;
  if written < many then raise 'A key is used.'; end if;

  insert into send_references
  select seller, sent_reference, 'snd', send, request
  from unnest(sellers, sent_references, sold, requests)
    as sale(seller, sent_reference, send, request)
  on conflict do nothing;
  get diagnostics written = row_count;
  if written < many then raise 'A reference is used.'; end if;

  insert into sends (account_id, id, status, status_at, type, product, network, target,
    amount_minor, cost_minor, currency, credit_transaction_ids, client_reference, api_key_id,
    source, sms_message, sms_locale, metadata, created, event_sequence)
  select seller, send, 'pending', moment, 'airtime', 'airtime-usd', 'econet', target,
    100, 100, 'USD', array[txn], sent_reference, key_id, 'api',
    'BENCH SHOP: you have received USD 1.00 econet airtime.', 'en', '{}', moment, 1
  from unnest(sellers, sold, targets, txns, sent_references, keys)
    as sale(seller, send, target, txn, sent_reference, key_id);

  insert into events (account_id, id, type, object_prefix, object_id, sequence, request_id,
    idempotency_key, created)
  select seller, uuidv7(), 'send.created', 'snd', send, 1, request, sent_key, moment
  from unnest(sellers, sold, requests, sent_keys) as sale(seller, send, request, sent_key);

  insert into send_dispatches (account_id, send_id, mode, due_at)
  select seller, send, 'test', moment from unnest(sellers, sold) as sale(seller, send);

  perform from ledger_balances where account_id = any(sellers) and currency = 'USD'
  order by account_id for no key update;

  select array_agg(available_minor - 100 * nth order by place),
    array_agg(in_flight_minor + 100 * nth order by place),
    array_agg(sequence + nth order by place)
  into availables, in_flights, sequences
  from (
    select place, seller, row_number() over (partition by seller order by place) as nth
    from unnest(sellers) with ordinality as sale(seller, place)
  ) as sale
  join ledger_balances on account_id = seller and currency = 'USD';

  update ledger_balances balance set available_minor = after.available,
    in_flight_minor = after.in_flight, sequence = after.sequence
  from (
    select distinct on (seller) *
    from unnest(sellers, availables, in_flights, sequences)
      as sale(seller, available, in_flight, sequence)
    order by seller, sequence desc
  ) as after
  where balance.account_id = after.seller and balance.currency = 'USD';

  insert into ledger_postings (sequence, amount_minor, available_after_minor,
    reserved_after_minor, in_flight_after_minor, created, account_id, id, source_id, api_key_id,
    currency, kind, from_book, to_book, type, source_prefix, description)
  select sequence, 100, available, 0, in_flight, moment, seller, txn, send, key_id, 'USD',
    'charge', 'available', 'in_flight', 'send', 'snd', 'Airtime in US dollars to ' || target
  from unnest(sellers, txns, availables, in_flights, sequences, sold, targets, keys)
    as sale(seller, txn, available, in_flight, sequence, send, target, key_id);
end $$;

-- The same, with the line that the server writes of each request.
create function bench.place_sends_logged(many int, organisations int) returns void
language plpgsql as $$
begin
  perform bench.place_sends(many, organisations);
  insert into request_logs (account_id, id, operation_id, method, path, query, status, duration_ms,
    api_key_id, ip, user_agent, api_version, idempotency_key, replayed, object_id, account_at,
    is_deprecated, deprecated_fields, created)
  select account_id, uuidv7(), 'createSend', 'POST', '/sends', '', 202, 9, key_id, '127.0.0.1',
    'node', '2026-11-01', gen_random_uuid()::text, false, 'snd_000351yynCWOqi0YoXS9Jezg', now(),
    false, '', clock_timestamp()
  from (select 1 + floor(random() * organisations)::int as place
    from generate_series(1, many) offset 0) as drawn
  join bench.organisations using (place);
end $$;
