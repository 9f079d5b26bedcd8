import type { Tx } from "#platform/db/transaction";
import { lockBalances } from "./lock-balances.ts";
import { CURRENCIES } from "./moves.ts";

/**
 * Empties the books of a test account, as if nothing had ever moved; returns how many rows of its
 * Credit account went. Here alone postings are deleted. The caller vouches that it is
 * a test account, and removes what the money had moved for.
 *
 * Writes: ledger_balances, ledger_postings.
 */
export async function emptyTestLedger(tx: Tx, account_id: string): Promise<number> {
  await lockTestLedger(tx, account_id);
  const [removed] = await Promise.all([
    tx.sql<{ type: string | null }[]>`
      delete from ledger_postings where account_id = ${account_id} returning type`,
    tx.sql`
      update ledger_balances
      set available_minor = 0, reserved_minor = 0, in_flight_minor = 0, sequence = 0,
        last_posting_id = null
      where account_id = ${account_id}`,
  ]);
  return removed.filter(({ type }) => type !== null).length;
}

/**
 * Removes a number of postings of test accounts that are closed and will be removed, whose
 * books are not read any more; returns how many. Writes: ledger_postings.
 */
export async function trimTestLedger(
  { sql }: Tx,
  account_ids: readonly string[],
  rows_max: number,
): Promise<number> {
  const { count } = await sql`
    delete from ledger_postings where ctid = any(array(
      select ctid from ledger_postings where account_id = any(${[...account_ids]})
      limit ${rows_max} for update skip locked))`;
  return count;
}

/** Holds the balances of an account: nothing is sold or settled until the transaction ends. */
export async function lockTestLedger(tx: Tx, account_id: string): Promise<void> {
  const balance_keys = CURRENCIES.map((currency) => ({ account_id, currency }));
  await lockBalances(tx, balance_keys, "wait");
}
