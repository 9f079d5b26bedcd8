import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";
import { type DeliveredCost, moveOfVend } from "./sends.ts";

/**
 * Pays the suppliers of a set of sends that were delivered after they had failed: float → the
 * house's loss. The Credit that came back stays with the organisation, which was told to refund its
 * customer or to sell again.
 *
 * Writes: ledger_balances (their number alone), ledger_postings.
 * Source: docs/decisions/0024-the-ledger.md.
 */
export async function bookLateDeliveryLoss(tx: Tx, late: readonly DeliveredCost[]): Promise<void> {
  await moveCredit(
    tx,
    late.map((cost) => moveOfVend("late_delivery", cost)),
  );
}
