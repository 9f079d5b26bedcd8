import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";
import { moveOfSend, type SendCost } from "./sends.ts";

/**
 * Gives back to reservations what a set of sends drew from them, because they failed: in flight →
 * reserved. Returns the ids of the Credit transactions, in the order of the sends. The caller has
 * locked the reservations, and writes what is left of them.
 *
 * Writes: ledger_balances, ledger_postings; a send that is closed already fails
 * on a unique index. Source: docs/decisions/0024-the-ledger.md.
 */
export async function returnReserved(tx: Tx, closed: readonly SendCost[]): Promise<string[]> {
  const moves = closed.map((cost) => moveOfSend("return_reserved", cost));
  return await moveCredit(tx, moves);
}
