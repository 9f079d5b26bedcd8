import { type Balance, type Posting, postingOf } from "./posting.ts";
import { moveOfSend, type SendCost } from "./sends.ts";

/** A send's cost to draw; the caller mints the transaction, because the send's row names it. */
export interface Charge extends SendCost {
  readonly transaction_id: string;
  /** The book that it draws; what is available if not said. */
  readonly draws?: "available" | "reserved";
}

/**
 * The rows that charge a set of sends, in their order, on balances that the caller has locked:
 * available or reserved → in flight. Pure; `post` writes them.
 *
 * Units: minor units. Source: docs/decisions/0024-the-ledger.md.
 */
export function chargeRows(
  charges: readonly Charge[],
  balances: ReadonlyMap<string, Balance>,
): Posting {
  const moves = charges.map(({ transaction_id, draws, ...cost }) =>
    moveOfSend(draws === "reserved" ? "draw_reserved" : "charge", cost, transaction_id),
  );
  return postingOf(moves, balances);
}
