import assert from "node:assert/strict";
import { insertOf, seldomFilled } from "#platform/db/insert-many";
import { type Condition, type Write, writeTogether } from "#platform/db/multi-table-write";
import type { Tx } from "#platform/db/transaction";
import type { Posting } from "./posting.ts";
import { ledgerPostings, type PostingRow } from "./tables.ts";

const SELDOM = seldomFilled(ledgerPostings, ["cost_center_id"]);
/** What a posting says of the balance that it leaves. */
const LEFT = new Set([
  "sequence",
  "available_after_minor",
  "reserved_after_minor",
  "in_flight_after_minor",
]);

/**
 * Writes the charge of one sale on a balance that this transaction has locked and not read: the
 * row of `unreadBalance` moves, and the posting says what it leaves. What is not as `post` would
 * have it is not written: Credit that does not suffice, a fall that is notified of, or a posting
 * that would sort before the newest. The transaction ends with the statement.
 *
 * Throws `Unmet`, where one of the conditions does not hold as well; nothing is written then.
 * Writes: ledger_balances, ledger_postings, and what is `additional`.
 */
export async function chargeUnread(
  tx: Tx,
  { rows, lows }: Posting,
  additional: readonly Write[],
  conditions: readonly Condition[],
): Promise<void> {
  const [row, ...others] = rows;
  assert(row !== undefined && others.length === 0, "A single sale is charged so.");
  assert(row.kind === "charge" && lows.length === 0, `A ${row.kind} is posted on what was read.`);
  const [posted] = insertOf(ledgerPostings, [row], {
    seldom: SELDOM,
    returned: { by: "moved", columns: LEFT },
  });
  assert(posted !== undefined);
  const writes = [...additional, movedBy(row), { ...posted, rows: 1 }];
  await writeTogether(tx, writes, { is_last: true, conditions });
}

/** As `postingOf` applies a charge, where nothing is notified. */
const MOVED = [
  "update ledger_balances set available_minor = available_minor - ",
  "::bigint, in_flight_minor = in_flight_minor + ",
  `::bigint, sequence = sequence + 1, low_armed = low_minor is not null,
    last_posting_id = `,
  "::uuid where account_id = ",
  "::uuid and currency = ",
  "::text and available_minor >= ",
  "::bigint and (low_minor is null or low_armed and available_minor - ",
  "::bigint >= low_minor) and (last_posting_id is null or last_posting_id < ",
  `::uuid) returning sequence, available_minor as available_after_minor,
    reserved_minor as reserved_after_minor, in_flight_minor as in_flight_after_minor`,
];

function movedBy({ account_id, currency, id, amount_minor }: PostingRow): Write {
  const cost = String(amount_minor);
  const values = [cost, cost, id, account_id, currency, cost, cost, id];
  return { name: "moved", parts: MOVED, values, rows: null };
}
