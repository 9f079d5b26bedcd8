import { getTableName } from "drizzle-orm";
import { trimTestLedger } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { DUE_TABLES } from "#test-mode/clock";
import { RESET_TABLES } from "#test-mode/helpers";

/** What stands there is never changed, so that no worker may lock it. */
const AUDIT = "audit_entries";

/** Tables that grow as long as an account is used, and of which a reset removes nothing itself. */
const GROWING = ["request_bodies", "request_logs", AUDIT, "meter_confirmations"];

/** Rows that go with their owner, of which one owner may have many. */
const OWNED = ["batch_items", "schedule_people", "export_chunks"];

/**
 * What is emptied before accounts are removed, in this order: the work on what there is, so that
 * no worker comes upon a half of it, and then what points before what it points at.
 */
const EMPTIED: readonly string[] = [
  ...DUE_TABLES.map(getTableName),
  ...OWNED,
  ...RESET_TABLES.map(getTableName),
  ...GROWING,
];

/**
 * Removes a number of rows of closed accounts. Returns `removed` when there may be more, `held`
 * when a worker has what is next, and `empty` when nothing of all this is left.
 *
 * Writes: every table that is emptied; ledger_postings.
 */
export async function removePiece(
  tx: Tx,
  account_ids: readonly string[],
  rows_max: number,
): Promise<"removed" | "held" | "empty"> {
  let left = rows_max;
  for (const name of EMPTIED) {
    left -= await trim(tx, { name, account_ids, limit: left });
    if (left === 0) return "removed";
    // A row that a worker holds is not gone, and others may point at it.
    const [held] = await tx.sql`
      select from ${tx.sql(name)} where account_id = any(${[...account_ids]}) limit 1`;
    if (held !== undefined) return left < rows_max ? "removed" : "held";
  }
  left -= await trimTestLedger(tx, account_ids, left);
  return left < rows_max ? "removed" : "empty";
}

/** Passes over what a worker holds, which may wait for what this transaction has. */
async function trim(
  { sql }: Tx,
  piece: { name: string; account_ids: readonly string[]; limit: number },
): Promise<number> {
  const name = sql(piece.name);
  const lock = piece.name === AUDIT ? sql`` : sql`for update skip locked`;
  const { count } = await sql`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where account_id = any(${[...piece.account_ids]})
      limit ${piece.limit} ${lock}))`;
  return count;
}
