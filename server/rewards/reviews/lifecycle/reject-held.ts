import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import type { Reactions } from "#platform/work/reactions";
import { rejectReward } from "#rewards/rewards";
import type { ReviewRow } from "../rows/tables.ts";

/**
 * Rejects the reward that a locked review holds, and whatever follows it, which is locked before
 * the reward and its program.
 *
 * Writes: rewards, reward_deadlines, programs, credit_reservations, events, the ledger, and what
 * follows a rejection.
 */
export async function rejectHeld(
  tx: Tx,
  cause: ReservationCause,
  { before, reactions }: { readonly before: ReviewRow; readonly reactions: Reactions },
): Promise<void> {
  const { account_id, reward_id, reasons } = before;
  const rejection = { account_id, reward_id, reasons, now: cause.now };
  for (const follow of reactions.to_rejections) await follow(tx, rejection);
  await rejectReward(tx, cause, reward_id);
}
