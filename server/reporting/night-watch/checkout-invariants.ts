import type { Invariants } from "./find-breaches.ts";

/** What must be true of what customers have paid. */
export const CHECKOUT_INVARIANTS: Invariants = {
  "what a customer paid in a checkout session is held once, and nothing of an unpaid one is": `
    select session.id from checkout_sessions session left join ledger_postings posting
      on posting.account_id = session.account_id and posting.source_id = session.id
      and posting.kind = 'checkout_in'
    group by session.account_id, session.id, session.paid_at, session.amount_minor,
      session.currency
    having count(posting.id) <> (session.paid_at is not null)::int
      or min(posting.amount_minor) <> session.amount_minor
      or min(posting.currency) <> session.currency`,
  "what was held for a checkout session is spent or credited once, when it has ended": `
    select session.id from checkout_sessions session left join ledger_postings posting
      on posting.account_id = session.account_id and posting.source_id = session.id
      and posting.kind in ('checkout_sale', 'checkout_credit')
    group by session.account_id, session.id, session.status, session.amount_minor,
      session.currency, session.transaction_id
    having count(posting.id) <> (session.status in ('fulfilled', 'credited'))::int
      or min(posting.kind) <> case session.status
        when 'fulfilled' then 'checkout_sale' else 'checkout_credit' end
      or min(posting.amount_minor) <> session.amount_minor
      or min(posting.currency) <> session.currency
      or min(posting.id::text) <> session.transaction_id::text`,
  "a payment that was taken has paid its checkout session": `
    select payment.id from checkout_payments payment left join checkout_sessions session
      on session.account_id = payment.account_id and session.id = payment.session_id
    where payment.state = 'paid' and (session.paid_at is null
      or session.payment->>'reference' <> payment.provider_reference
      or session.currency <> payment.currency)`,
  "what was paid twice for a checkout session is a payment of a paid one": `
    select payment.id from checkout_payments payment left join checkout_sessions session
      on session.account_id = payment.account_id and session.id = payment.session_id
    where payment.state = 'surplus' and session.paid_at is null`,
  "nothing is held for a checkout session of nobody": `
    select posting.source_id from ledger_postings posting
    where posting.kind in ('checkout_in', 'checkout_sale', 'checkout_credit')
      and not exists (select from checkout_sessions session
        where session.account_id = posting.account_id and session.id = posting.source_id)`,
  "the sends of a checkout session are of that session": `
    select session.id
    from checkout_sessions session cross join lateral unnest(session.send_ids) as named(send_id)
    left join sends send on send.account_id = session.account_id and send.id = named.send_id
    where send.checkout_session_id is distinct from session.id`,
  "a checkout session is fulfilled when a send of it was delivered, unless it was credited": `
    select session.id
    from checkout_sessions session cross join lateral (
      select coalesce(bool_or(send.status = 'delivered'), false) as is_delivered
      from unnest(session.send_ids) as named(send_id)
      join sends send on send.account_id = session.account_id and send.id = named.send_id
    ) as made
    where session.status <> 'credited'
      and (session.status = 'fulfilled') <> made.is_delivered`,
};
