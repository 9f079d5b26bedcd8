import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";
import { type DeliveredCost, moveOfVend } from "./sends.ts";

/**
 * Pays the suppliers of a set of delivered sends that drew no Credit, because customers have paid
 * for them: float → cost of sales.
 *
 * Writes: ledger_balances (their number alone), ledger_postings.
 * Source: docs/decisions/0060-checkout-sessions.md.
 */
export async function paySuppliers(tx: Tx, delivered: readonly DeliveredCost[]): Promise<void> {
  await moveCredit(
    tx,
    delivered.map((cost) => moveOfVend("vend", cost)),
  );
}
