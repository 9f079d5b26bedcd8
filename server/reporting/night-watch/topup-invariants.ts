import type { Invariants } from "./find-breaches.ts";

/** What must be true of payments that became Credit. */
export const TOPUP_INVARIANTS: Invariants = {
  "each top-up that succeeded is credited once, what was received, and no other is": `
    select topup.id from topups topup left join ledger_postings posting
      on posting.account_id = topup.account_id and posting.source_id = topup.id
      and posting.kind = 'topup'
    group by topup.account_id, topup.id, topup.status, topup.received_minor, topup.currency,
      topup.method, topup.transaction_id
    having count(posting.id) <> (topup.status = 'succeeded')::int
      or min(posting.amount_minor) <> topup.received_minor
      or min(posting.currency) <> topup.currency
      or min(posting.from_book) <> 'house:topup_clearing:' || topup.method
      or min(posting.id::text) <> topup.transaction_id::text`,
  "no payment became Credit for a top-up of nobody": `
    select posting.source_id from ledger_postings posting
    where posting.kind = 'topup' and not exists (select from topups topup
      where topup.account_id = posting.account_id and topup.id = posting.source_id)`,
};
