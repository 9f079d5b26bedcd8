import type { Schemas } from "@svc/generated/routes";
import type { Tx } from "#platform/db/transaction";
import type { Rejection } from "#platform/work/reactions";
import { moveReferral } from "./lifecycle.ts";
import { lockReferralOfReward } from "./rows/queries.ts";

/**
 * Rejects the referral that earned a reward which a review rejects, for the first reason of the
 * review; nothing follows of any other reward.
 *
 * Writes: referrals.
 */
export async function rejectReferral(
  tx: Tx,
  { account_id, reward_id, reasons, now }: Rejection,
): Promise<void> {
  const before = await lockReferralOfReward(tx, account_id, reward_id);
  if (before === null) return;
  const reason = reasons[0] as Schemas["ReviewReason"];
  const step = { to: "rejected", by: "review_rejected", with: { reason } } as const;
  await moveReferral(tx, { before, ...step, at: now, request: null });
}
