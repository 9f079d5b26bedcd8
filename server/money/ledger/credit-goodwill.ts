import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveOnce } from "./move-credit.ts";

/** Credit that the house gives for a send which remains delivered. Units: minor units. */
interface Goodwill {
  readonly account_id: string;
  readonly send_id: string;
  readonly currency: Currency;
  readonly amount_minor: bigint;
  /** One sentence for the organisation's own books. */
  readonly description: string;
  readonly cost_center_id: string | null;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Gives Credit for a send: the house's goodwill → available. Returns the id of the Credit
 * transaction.
 *
 * Writes: ledger_balances, ledger_postings; a second one for a send fails on a unique index.
 * Source: docs/decisions/0024-the-ledger.md.
 */
export async function creditGoodwill(tx: Tx, { send_id, ...given }: Goodwill): Promise<string> {
  const source = { source_prefix: "snd" as const, source_id: send_id, api_key_id: null };
  return await moveOnce(tx, { ...given, ...source, kind: "goodwill" });
}
