import { getTableName } from "drizzle-orm";
import { forgetUses } from "#accounts/keys";
import { lockTestLedger } from "#money/ledger";
import type { Tx } from "#platform/db/transaction";
import { RESET_TABLES } from "./reset-tables.ts";

/**
 * Removes the account's rows, and returns how many there were by table. Rows that a running sale
 * committed during the first round are removed in a second: it needed the balances, which are
 * locked by then.
 */
export async function removeRows(tx: Tx, account_id: string): Promise<Map<string, number>> {
  const removed = new Map<string, number>();
  await removeOnce(tx, account_id, removed);
  await lockTestLedger(tx, account_id);
  await forgetUses(tx, account_id);
  await removeOnce(tx, account_id, removed);
  return removed;
}

async function removeOnce(
  { sql }: Tx,
  account_id: string,
  removed: Map<string, number>,
): Promise<void> {
  for (const name of RESET_TABLES.map(getTableName)) {
    const { count } = await sql`delete from ${sql(name)} where account_id = ${account_id}`;
    removed.set(name, (removed.get(name) ?? 0) + count);
  }
}
