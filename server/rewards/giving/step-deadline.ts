import { type LockedClock, readAccountFacts } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { RowName } from "#platform/work/queue";
import type { Reactions } from "#platform/work/reactions";
import { timeOutReview } from "#rewards/reviews";
import { endHeld, isRewardDue, lockReward } from "#rewards/rewards";

/**
 * Ends a reward whose time is over: one in escrow expires, and one under review is rejected with
 * it. What somebody has decided meanwhile stays as it is.
 *
 * Writes: rewards, reward_deadlines, reviews, programs, credit_reservations, events, the ledger,
 * and what follows a rejection.
 */
export async function stepDeadline(
  tx: Tx,
  { account_id, row_id: id }: RowName,
  { clock, reactions }: { clock: LockedClock; reactions: Reactions },
): Promise<void> {
  const account = await readAccountFacts(tx, account_id);
  if (account === null) throw new Error(`no row for account ${account_id}`);
  const cause = { account, now: clock.now, request: null, api_key_id: null };
  // The review is locked before its reward, as whoever decides it does.
  const isDue = () => isRewardDue(tx, account_id, id);
  if (await timeOutReview(tx, cause, { reward_id: id, isDue, reactions })) return;
  const before = await lockReward(tx, account_id, id);
  if (before?.held_reason !== "escrow" || !(await isDue())) return;
  await endHeld(tx, cause, { before, by: "hold_over" });
}
