import type { Tx } from "#platform/db/transaction";
import { moveCredit } from "./move-credit.ts";
import { moveOfSend, type SendCost } from "./sends.ts";

/**
 * Gives back what a set of sends drew, because they failed or were cancelled: in flight →
 * available. Returns the ids of the Credit transactions, in the order of the sends.
 *
 * Writes: ledger_balances, ledger_postings; a send that is closed already fails
 * on a unique index. Source: docs/decisions/0024-the-ledger.md.
 */
export async function creditBack(tx: Tx, closed: readonly SendCost[]): Promise<string[]> {
  const moves = closed.map((cost) => moveOfSend("credit_back", cost));
  return await moveCredit(tx, moves);
}
