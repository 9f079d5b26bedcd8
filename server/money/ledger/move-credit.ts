import type { Tx } from "#platform/db/transaction";
import { lockBalances } from "./lock-balances.ts";
import type { Move } from "./moves.ts";
import { post } from "./post.ts";
import { postingOf } from "./posting.ts";

/** Locks the balances that a set of moves touches, waiting for them, and writes the set. */
export async function moveCredit(tx: Tx, moves: readonly Move[]): Promise<void> {
  await post(tx, postingOf(moves, await lockBalances(tx, moves, "wait")));
}
