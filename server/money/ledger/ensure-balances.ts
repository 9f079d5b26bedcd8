import { insertMissing } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { CURRENCIES } from "./moves.ts";
import { ledgerBalances } from "./tables.ts";

/**
 * Gives accounts their empty balances, one a currency; those that they have stay as they are.
 *
 * Writes: ledger_balances.
 */
export async function ensureBalances(tx: Tx, account_ids: readonly string[]): Promise<void> {
  const rows = account_ids.flatMap((account_id) =>
    CURRENCIES.map((currency) => ({ account_id, currency })),
  );
  await insertMissing(tx, ledgerBalances, rows, []);
}
