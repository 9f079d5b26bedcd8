/**
 * What must be true of the ledger at every moment, whatever was killed, raced or retried. Each
 * invariant is a query of its breaches. Source: docs/decisions/0024-the-ledger.md.
 */
import { DRAW_KINDS } from "#money/ledger";
import { CHECKOUT_INVARIANTS } from "./checkout-invariants.ts";
import type { Invariants } from "./find-breaches.ts";
import { PROGRAM_INVARIANTS, REWARD_INVARIANTS } from "./program-invariants.ts";
import { TOPUP_INVARIANTS } from "./topup-invariants.ts";

/** Statuses of a send whose cost is given back or spent; late delivery moves no Credit. */
const CLOSED = ["delivered", "failed_credited", "failed", "cancelled_credited"]
  .map((status) => `'${status}'`)
  .join(", ");

const DRAWS = DRAW_KINDS.map((kind) => `'${kind}'`).join();

const IS_CLOSING =
  "entry.book = 'in_flight' and entry.kind in ('credit_back', 'return_reserved', 'settle')";

/** What a posting adds to a book. */
function changeOf(book: string): string {
  return `case '${book}' when to_book then amount_minor
    when from_book then -amount_minor else 0 end`;
}

/** Each query selects the subjects of its breaches. */
export const ENTRY_INVARIANTS: Invariants = {
  "the entries of a transaction sum to zero, in one currency of one organisation": `
    select transaction_id from ledger_entries group by transaction_id
    having sum(amount_minor) <> 0 or count(distinct (account_id, currency, sequence)) <> 1
      or count(*) < 2`,
  "all entries of a currency sum to zero": `
    select currency from ledger_entries group by currency having sum(amount_minor) <> 0`,
  "a balance is the sum of its entries": `
    select concat_ws('/', balance.account_id, balance.currency, held.book)
    from ledger_balances balance
    cross join lateral (values ('available', available_minor), ('reserved', reserved_minor),
      ('in_flight', in_flight_minor)) as held(book, balance_minor)
    left join ledger_entries entry on entry.account_id = balance.account_id
      and entry.currency = balance.currency and entry.book = held.book
    group by balance.account_id, balance.currency, held.book, held.balance_minor
    having held.balance_minor <> coalesce(sum(entry.amount_minor), 0)`,
  "entries belong to a balance that exists": `
    select distinct concat_ws('/', account_id, currency) from ledger_entries entry
    where not exists (select from ledger_balances balance
      where balance.account_id = entry.account_id and balance.currency = entry.currency)`,
  "the postings of a balance are numbered from 1 to its newest without a gap": `
    select concat_ws('/', balance.account_id, balance.currency)
    from ledger_balances balance left join ledger_entries entry using (account_id, currency)
    group by balance.account_id, balance.currency, balance.sequence
    having balance.sequence <> coalesce(max(entry.sequence), 0)
      or count(distinct entry.sequence) <> balance.sequence - min(entry.sequence) + 1
      or (min(entry.sequence) <> 1 and not bool_or(entry.kind = 'opening'))`,
  "each balance after is the one before and the entry, and is not negative": `
    select concat_ws('/', account_id, currency, book, sequence) from (
      select *, sum(amount_minor) over (partition by account_id, currency, book order by sequence)
        as running_minor
      from ledger_entries where book not like 'house:%'
    ) as entry
    where balance_after_minor is distinct from running_minor or balance_after_minor < 0`,
  // The first that is looked at is compared with nothing, unless it is the first of all.
  "each posting carries the three balances that it leaves": `
    select concat_ws('/', account_id, currency, sequence) from (
      select *, lag(available_after_minor) over chain as available_before_minor,
        lag(reserved_after_minor) over chain as reserved_before_minor,
        lag(in_flight_after_minor) over chain as in_flight_before_minor
      from ledger_postings
      window chain as (partition by account_id, currency order by sequence)
    ) as posting
    where (available_before_minor is not null or sequence = 1)
      and (available_after_minor, reserved_after_minor, in_flight_after_minor)
      is distinct from (
        coalesce(available_before_minor, 0) + ${changeOf("available")},
        coalesce(reserved_before_minor, 0) + ${changeOf("reserved")},
        coalesce(in_flight_before_minor, 0) + ${changeOf("in_flight")})`,
  "no balance is negative": `
    select concat_ws('/', account_id, currency) from ledger_balances
    where least(available_minor, reserved_minor, in_flight_minor) < 0`,
  "a Credit transaction is what its entries did to the available and the reserved Credit": `
    select concat_ws('/', coalesce(row.account_id, entry.account_id), row.id)
    from credit_transactions row
    full join (
      select account_id, transaction_id, currency, sequence,
        coalesce(sum(amount_minor) filter (where book = 'available'), 0) as available_minor,
        coalesce(sum(amount_minor) filter (where book = 'reserved'), 0) as reserved_minor,
        min(balance_after_minor) filter (where book = 'available') as available_after_minor,
        min(balance_after_minor) filter (where book = 'reserved') as reserved_after_minor
      from ledger_entries where book in ('available', 'reserved')
      group by account_id, transaction_id, currency, sequence
    ) as entry on entry.account_id = row.account_id and entry.transaction_id = row.id
    where entry.available_minor is distinct from row.amount_minor
      or entry.reserved_minor is distinct from row.reserved_amount_minor
      or coalesce(entry.available_after_minor, row.available_after_minor)
        is distinct from row.available_after_minor
      or coalesce(entry.reserved_after_minor, row.reserved_after_minor)
        is distinct from row.reserved_after_minor
      or entry.sequence is distinct from row.sequence
      or entry.currency is distinct from row.currency`,
  "the rows of a currency add up to what is available and what is reserved": `
    select concat_ws('/', balance.account_id, balance.currency)
    from ledger_balances balance left join credit_transactions row using (account_id, currency)
    group by balance.account_id, balance.currency, balance.available_minor, balance.reserved_minor
    having balance.available_minor <> coalesce(sum(row.amount_minor), 0)
      or balance.reserved_minor <> coalesce(sum(row.reserved_amount_minor), 0)`,
  "test Credit is given to test accounts alone": `
    select distinct account.id from ledger_entries entry
    join accounts account on account.id = entry.account_id
    where entry.book = 'house:test_grant' and account.mode <> 'test'`,
};

/** What a balance says of everything behind it, in one row or in what is open. */
export const BALANCE_INVARIANTS: Invariants = {
  "a balance is what its newest posting left": `
    select concat_ws('/', balance.account_id, balance.currency)
    from ledger_balances balance left join lateral (
      select * from postings posting
      where posting.account_id = balance.account_id and posting.currency = balance.currency
      order by sequence desc limit 1
    ) as newest on true
    where balance.sequence <> coalesce(newest.sequence, 0)
      or (balance.available_minor, balance.reserved_minor, balance.in_flight_minor)
      is distinct from (coalesce(newest.available_after_minor, 0),
        coalesce(newest.reserved_after_minor, 0), coalesce(newest.in_flight_after_minor, 0))`,
  "what was verified of a balance is still there": `
    select concat_ws('/', verified.account_id, verified.currency)
    from book_checks verified left join lateral (
      select * from postings own
      where own.account_id = verified.account_id and own.currency = verified.currency
        and own.sequence = verified.sequence offset 0
    ) as posting on true
    where (verified.available_minor, verified.reserved_minor, verified.in_flight_minor)
      is distinct from (posting.available_after_minor, posting.reserved_after_minor,
        posting.in_flight_after_minor)`,
  "reserved is what is left of the reservations": `
    select concat_ws('/', balance.account_id, balance.currency)
    from ledger_balances balance left join credit_reservations reservation
      using (account_id, currency)
    group by balance.account_id, balance.currency, balance.reserved_minor
    having balance.reserved_minor <> coalesce(sum(reservation.amount_minor
      - reservation.used_minor - reservation.released_minor), 0)`,
  "in flight is the cost of the sends that are not closed": `
    select concat_ws('/', balance.account_id, balance.currency)
    from ledger_balances balance left join sends send on send.account_id = balance.account_id
      and send.currency = balance.currency and send.status not in (${CLOSED})
    group by balance.account_id, balance.currency, balance.in_flight_minor
    having balance.in_flight_minor <> coalesce(sum(send.cost_minor), 0)`,
};

export const RESERVATION_INVARIANTS: Invariants = {
  "a reservation took its amount, and gave back what it says": `
    select reservation.id from credit_reservations reservation
    left join credit_transactions row on row.account_id = reservation.account_id
      and row.source_prefix = 'rsv' and row.source_id = reservation.id
    group by reservation.account_id, reservation.id, reservation.amount_minor,
      reservation.released_minor
    having -coalesce(sum(row.amount_minor) filter (where row.type = 'reservation'), 0)
        <> reservation.amount_minor
      or coalesce(sum(row.amount_minor) filter (where row.type = 'reservation_release'), 0)
        <> reservation.released_minor`,
};

export const SEND_INVARIANTS: Invariants = {
  "each send is charged once, what it costs, unless a customer has paid": `
    select send.id from sends send left join ledger_entries entry
      on entry.account_id = send.account_id and entry.send_id = send.id
      and entry.kind in (${DRAWS}) and entry.book = 'in_flight'
    group by send.account_id, send.id, send.cost_minor, send.currency, send.checkout_session_id
    having count(entry.send_id) <> (send.checkout_session_id is null)::int
      or min(entry.amount_minor) <> send.cost_minor
      or min(entry.currency) <> send.currency`,
  "each closed send has one closing posting of its cost, and an open one has none": `
    select send.id from sends send left join ledger_entries entry
      on entry.account_id = send.account_id and entry.send_id = send.id and ${IS_CLOSING}
    group by send.account_id, send.id, send.status, send.cost_minor, send.currency,
      send.checkout_session_id
    having count(entry.send_id)
        <> (send.status in (${CLOSED}) and send.checkout_session_id is null)::int
      or min(entry.amount_minor) <> -send.cost_minor or min(entry.currency) <> send.currency`,
  "a send says that its Credit came back exactly when it did": `
    select send.id from sends send left join ledger_entries entry
      on entry.account_id = send.account_id and entry.send_id = send.id
      and entry.book = 'in_flight' and entry.kind in ('credit_back', 'return_reserved')
    where send.credit_returned <> (entry.send_id is not null)`,
  "a supplier is paid for each send that was delivered, once, and for no other": `
    select send.id from sends send left join ledger_entries entry
      on entry.account_id = send.account_id and entry.send_id = send.id
      and entry.book like 'house:float:%'
    group by send.account_id, send.id, send.status, send.cost_minor, send.currency
    having count(entry.send_id) <> (send.status = 'delivered')::int
      or max(entry.amount_minor) >= 0 or min(entry.currency) <> send.currency`,
  "the house bears the deliveries that came late, and no others": `
    select send.id from sends send join ledger_entries entry
      on entry.account_id = send.account_id and entry.send_id = send.id
      and entry.book like 'house:float:%'
    where (entry.kind = 'late_delivery') <> (send.late_delivered_at is not null)`,
  "a send names the Credit transactions that name it": `
    select coalesce(send.id, row.source_id) from (
      select account_id, id, unnest(credit_transaction_ids) as transaction_id from sends
    ) send
    full join (select * from credit_transactions where source_prefix = 'snd') row
      on row.account_id = send.account_id and row.id = send.transaction_id
    where send.id is distinct from row.source_id`,
  "no cost is in flight for a send of nobody": `
    select distinct entry.send_id from ledger_entries entry
    where entry.send_id is not null and not exists (select from sends send
      where send.account_id = entry.account_id and send.id = entry.send_id)`,
};

/** What must be true of the whole ledger, and of what it says about sends. */
export const LEDGER_INVARIANTS: Invariants = {
  ...ENTRY_INVARIANTS,
  ...BALANCE_INVARIANTS,
  ...RESERVATION_INVARIANTS,
  ...SEND_INVARIANTS,
  ...PROGRAM_INVARIANTS,
  ...REWARD_INVARIANTS,
  ...TOPUP_INVARIANTS,
  ...CHECKOUT_INVARIANTS,
};
