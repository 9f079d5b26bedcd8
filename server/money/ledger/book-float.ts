import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { ensureBalances } from "./ensure-balances.ts";
import { moveOnce } from "./move-credit.ts";
import { HOUSE } from "./moves.ts";

/** What the house's float at a supplier gains or loses, other than by sales. */
interface FloatChange {
  readonly kind: "float_topup" | "float_gain" | "float_loss";
  readonly supplier: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** Unix milliseconds. */
  readonly created: number;
}

/**
 * Books what changes the float: bank → float of a top-up, and float differences ↔ float of what
 * nobody can explain. No organisation has any part in it. Returns the id of the transaction.
 *
 * Writes: ledger_balances (their number alone), ledger_postings.
 */
export async function bookFloat(tx: Tx, change: FloatChange): Promise<string> {
  await ensureBalances(tx, [HOUSE]);
  const source_id = mintId(change.created);
  const source = { account_id: HOUSE, source_prefix: "acct" as const, source_id };
  const unseen = { description: null, cost_center_id: null, api_key_id: null };
  return await moveOnce(tx, { ...change, ...source, ...unseen });
}
