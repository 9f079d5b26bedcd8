/** The money that customers pay in checkout sessions, which is held until what it buys has come. */
import type { Currency } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveOnce } from "./move-credit.ts";
import type { MoveKind } from "./moves.ts";

/** What a customer has paid for. Units: minor units. */
interface PaidCheckout {
  readonly account_id: string;
  readonly session_id: string;
  readonly currency: Currency;
  /** The face value; the card fee on top is the payer's. */
  readonly amount_minor: bigint;
  /** Unix milliseconds on the account's clock. */
  readonly created: number;
}

/**
 * Holds what a customer has paid: the clearing of cards → the house's held checkouts.
 *
 * Writes: ledger_balances (their number alone), ledger_postings; a session that is paid already
 * fails on a unique index. Source: docs/decisions/0060-checkout-sessions.md.
 */
export async function holdCheckout(tx: Tx, paid: PaidCheckout): Promise<void> {
  await moveOnce(tx, { ...unseenMove("checkout_in", paid), method: "card" });
}

/**
 * Spends what was held, because it was delivered: held checkouts → the house's sales.
 *
 * Writes: ledger_balances (their number alone), ledger_postings; a session that has ended already
 * fails on a unique index.
 */
export async function settleCheckout(tx: Tx, paid: PaidCheckout): Promise<void> {
  await moveOnce(tx, unseenMove("checkout_sale", paid));
}

/**
 * Makes what was held Credit, because nothing was delivered: held checkouts → available. Returns
 * the id of the Credit transaction.
 *
 * Writes: ledger_balances, ledger_postings; a session that has ended already fails on a unique
 * index.
 */
export async function creditCheckout(
  tx: Tx,
  { description, ...paid }: PaidCheckout & { readonly description: string },
): Promise<string> {
  return await moveOnce(tx, { ...unseenMove("checkout_credit", paid), description });
}

function unseenMove(kind: MoveKind, { session_id, ...paid }: PaidCheckout) {
  const source = { source_prefix: "cs" as const, source_id: session_id };
  return { ...paid, ...source, kind, description: null, cost_center_id: null, api_key_id: null };
}
