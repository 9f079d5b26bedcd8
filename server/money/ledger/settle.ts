import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";
import { type DeliveredCost, moveOfSend, moveOfVend } from "./sends.ts";

/**
 * Spends what a set of delivered sends drew, in flight → the house's sales, and pays their
 * suppliers, float → cost of sales. The organisation sees no row of either, because its Credit went
 * when the send was made.
 *
 * Writes: ledger_balances, ledger_postings; a send that is closed already fails on a unique index.
 * Source: docs/decisions/0024-the-ledger.md.
 */
export async function settle(tx: Tx, delivered: readonly DeliveredCost[]): Promise<void> {
  await moveCredit(
    tx,
    delivered.flatMap((cost) => [moveOfSend("settle", cost), moveOfVend("vend", cost)]),
  );
}
