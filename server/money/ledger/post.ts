import assert from "node:assert/strict";
import { insertOf } from "#platform/db/insert-many";
import { type Write, writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { Posting } from "./posting.ts";
import { creditTransactions, type LedgerEntryRow, ledgerEntries } from "./tables.ts";

/**
 * Writes a posting: the only writer of balances and of entries. What the money moves for is written
 * by the same statement, when it is handed in as `besides`. With `is_last` nothing follows in the
 * transaction.
 *
 * The balances must have been locked by this transaction; a balance that moved since it was read
 * fails an assert, and the transaction with it.
 * Writes: ledger_balances, ledger_entries, credit_transactions.
 */
export async function post(
  tx: Tx,
  posting: Posting,
  besides: readonly Write[] = [],
  { is_last = false }: { is_last?: boolean } = {},
): Promise<void> {
  assertBalanced(posting.entries);
  const writes = [
    ...besides,
    ...insertOf(ledgerEntries, posting.entries),
    ...insertOf(creditTransactions, posting.transactions),
    ...changeOf(posting.balances),
  ];
  await writeTogether(tx, writes, { is_last });
}

/** Double entry: the legs of each transaction sum to zero in each currency. */
function assertBalanced(entries: readonly LedgerEntryRow[]): void {
  const sums = new Map<string, bigint>();
  for (const { transaction_id, currency, amount_minor } of entries) {
    const sum_of = `${transaction_id}/${currency}`;
    sums.set(sum_of, (sums.get(sum_of) ?? 0n) + amount_minor);
  }
  for (const [sum_of, sum] of sums) assert(sum === 0n, `The legs of ${sum_of} sum to ${sum}.`);
}

/** The number before the set proves that the rows are the ones that were read. */
const CHANGE = [
  `update ledger_balances balance
  set available_minor = after.available_minor, reserved_minor = after.reserved_minor,
    in_flight_minor = after.in_flight_minor, sequence = after.sequence,
    low_armed = after.low_armed::boolean
  from unnest((select `,
  "::uuid[]), (select ",
  "::text[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  "::bigint[]), (select ",
  `::text[])) as after(account_id, currency, available_minor, reserved_minor, in_flight_minor,
    sequence, sequence_before, low_armed)
  where balance.account_id = after.account_id and balance.currency = after.currency
    and balance.sequence = after.sequence_before`,
];

function changeOf(balances: Posting["balances"]): Write[] {
  if (balances.length === 0) return [];
  const values = [
    balances.map(({ account_id }) => account_id),
    balances.map(({ currency }) => currency),
    balances.map(({ available_minor }) => String(available_minor)),
    balances.map(({ reserved_minor }) => String(reserved_minor)),
    balances.map(({ in_flight_minor }) => String(in_flight_minor)),
    balances.map(({ sequence }) => String(sequence)),
    balances.map(({ sequence_before }) => String(sequence_before)),
    balances.map(({ low_armed }) => String(low_armed)),
  ];
  return [{ parts: CHANGE, values, rows: balances.length }];
}
