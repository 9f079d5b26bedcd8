import assert from "node:assert/strict";
import { insertOf, seldomFilled } from "#platform/db/insert-many";
import { type Write, writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import { type Book, balanceKey } from "./moves.ts";
import type { Balance, Posting } from "./posting.ts";
import { ledgerPostings, type PostingRow } from "./tables.ts";

const SELDOM = seldomFilled(ledgerPostings, ["cost_center_id"]);

/**
 * Writes a set of postings: the only writer of balances and of postings. What the money moves for
 * is written by the same statement, when it is handed in as `additional`. With `is_last` nothing
 * follows in the transaction.
 *
 * The balances must have been locked by this transaction; a balance that moved since it was read
 * fails an assert, and the transaction with it.
 * Writes: ledger_balances, ledger_postings.
 */
export async function post(
  tx: Tx,
  posting: Posting,
  additional: readonly Write[] = [],
  { is_last = false }: { is_last?: boolean } = {},
): Promise<void> {
  assertChained(posting);
  const writes = [
    ...additional,
    ...insertOf(ledgerPostings, posting.rows, { seldom: SELDOM }),
    ...changeOf(posting.balances),
  ];
  await writeTogether(tx, writes, { is_last });
}

/**
 * The chain: the rows of each balance, number by number, lead from what was locked to what is
 * written of it. A row takes from one book what it gives to another, so what is between them sums
 * to zero.
 */
function assertChained({ balances, rows }: Posting): void {
  const reached = new Map(
    balances.map((balance) => [balanceKey(balance.account_id, balance.currency), balance]),
  );
  for (const row of rows.toReversed()) {
    const name = balanceKey(row.account_id, row.currency);
    const balance = reached.get(name);
    assert(balance !== undefined, `A posting of ${name} leads to no balance.`);
    assert(isLeftBy(row, balance), `Posting ${row.sequence} of ${name} leaves another balance.`);
    reached.set(name, balanceBefore(row, balance));
  }
  for (const [name, { sequence, sequence_before }] of reached) {
    assert(sequence === sequence_before, `Posting ${sequence} of ${name} is missing.`);
  }
}

function isLeftBy(row: PostingRow, balance: Balance): boolean {
  return (
    row.sequence === balance.sequence &&
    row.available_after_minor === balance.available_minor &&
    row.reserved_after_minor === balance.reserved_minor &&
    row.in_flight_after_minor === balance.in_flight_minor
  );
}

function balanceBefore<B extends Balance>(
  { from_book, to_book, amount_minor }: PostingRow,
  balance: B,
): B {
  const changeOf = (book: Book) =>
    book === to_book ? amount_minor : book === from_book ? -amount_minor : 0n;
  return {
    ...balance,
    sequence: balance.sequence - 1,
    available_minor: balance.available_minor - changeOf("available"),
    reserved_minor: balance.reserved_minor - changeOf("reserved"),
    in_flight_minor: balance.in_flight_minor - changeOf("in_flight"),
  };
}

/** The number before the set proves that the rows are the ones that were read. */
const CHANGE = [
  `update ledger_balances balance
  set available_minor = after.available_minor, reserved_minor = after.reserved_minor,
    in_flight_minor = after.in_flight_minor, sequence = after.sequence,
    last_posting_id = after.last_posting_id::uuid, low_armed = after.low_armed::boolean
  from unnest((select `,
  "::uuid[]), (select ",
  "::text[]), (select ",
  "::text[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  `::text[])) as after(account_id, currency, last_posting_id, available_minor,
    reserved_minor, in_flight_minor, sequence, sequence_before, low_armed)
  where balance.account_id = after.account_id and balance.currency = after.currency
    and balance.sequence = after.sequence_before`,
];

function changeOf(balances: Posting["balances"]): Write[] {
  if (balances.length === 0) return [];
  const values = [
    balances.map(({ account_id }) => account_id),
    balances.map(({ currency }) => currency),
    balances.map(({ last_posting_id }) => last_posting_id),
    balances.map(({ available_minor }) => String(available_minor)),
    balances.map(({ reserved_minor }) => String(reserved_minor)),
    balances.map(({ in_flight_minor }) => String(in_flight_minor)),
    balances.map(({ sequence }) => String(sequence)),
    balances.map(({ sequence_before }) => String(sequence_before)),
    balances.map(({ low_armed }) => String(low_armed)),
  ];
  return [{ parts: CHANGE, values, rows: balances.length }];
}
