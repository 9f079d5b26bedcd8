import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { freeEarmark, lockProgram } from "#rewards/programs";
import { lockReward } from "../rows/queries.ts";
import { earmarkedOf } from "./earmarked-of.ts";
import { moveRewards } from "./lifecycle.ts";

/**
 * Rejects a reward that a review holds, which the caller has locked: its amount returns to the
 * budget, and its `completion_id` stays used.
 *
 * Writes: rewards, reward_deadlines, programs, credit_reservations, events, the ledger.
 */
export async function rejectReward(tx: Tx, cause: ReservationCause, id: string): Promise<void> {
  const account_id = cause.account.id;
  const before = await lockReward(tx, account_id, id);
  const program = before && (await lockProgram(tx, account_id, before.program_id));
  if (before?.held_reason !== "review" || program === null) {
    throw new Error(`Reward ${id} has an open review, which does not hold it.`);
  }
  const { now: at, request } = cause;
  const move = { to: "rejected", by: "review_rejected", with: { rejected_at: at } } as const;
  await moveRewards(tx, [{ before, ...move }], { at, request });
  await freeEarmark(tx, cause, program, earmarkedOf(before));
}
