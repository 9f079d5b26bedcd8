import assert from "node:assert/strict";
import type { Tx } from "#platform/db/transaction";
import { lockBalances } from "./lock-balances.ts";
import type { Move } from "./moves.ts";
import { post } from "./post.ts";
import { postingOf } from "./posting.ts";

/**
 * Locks the balances that a set of moves touches, waiting for them, and writes the set. Returns the
 * ids of the postings, in the order of the moves.
 */
export async function moveCredit(tx: Tx, moves: readonly Move[]): Promise<string[]> {
  const posting = postingOf(moves, await lockBalances(tx, moves, "wait"));
  await post(tx, posting);
  return posting.rows.map(({ id }) => id);
}

/** The same of one move. */
export async function moveOnce(tx: Tx, move: Move): Promise<string> {
  const [id] = await moveCredit(tx, [move]);
  assert(id !== undefined, `A ${move.kind} was not posted.`);
  return id;
}
