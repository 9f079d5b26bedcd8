import type { Schemas } from "@svc/generated/routes";
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveOnce } from "./move-credit.ts";

/** A payment that has arrived. Units: minor units. */
interface PaidTopup {
  readonly account_id: string;
  readonly topup_id: string;
  readonly method: Schemas["TopupMethod"];
  readonly currency: Currency;
  /** What was received, whatever was asked for. */
  readonly amount_minor: bigint;
  /** One sentence for the organisation's own books. */
  readonly description: string;
  /** The key that made the top-up. */
  readonly api_key_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Makes a payment Credit: the clearing of its method → available. Returns the id of the Credit
 * transaction.
 *
 * Writes: ledger_balances, ledger_postings; a top-up that was credited already fails on a unique
 * index. Source: docs/decisions/0024-the-ledger.md.
 */
export async function creditTopup(tx: Tx, { topup_id, ...paid }: PaidTopup): Promise<string> {
  const source = { source_prefix: "top" as const, source_id: topup_id, cost_center_id: null };
  return await moveOnce(tx, { ...paid, ...source, kind: "topup" });
}
