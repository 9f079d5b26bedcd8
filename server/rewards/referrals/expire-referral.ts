import type { Tx } from "#platform/db/transaction";
import type { RowName } from "#platform/work/queue";
import { moveReferral } from "./lifecycle.ts";
import { isReferralDue, lockReferral } from "./rows/queries.ts";

/**
 * Expires a referral whose time is over; one that has qualified meanwhile stays as it is.
 *
 * Units: `at` in milliseconds on the account's clock. Writes: referrals, referral_deadlines.
 */
export async function expireReferral(
  tx: Tx,
  { account_id, row_id }: RowName,
  at: number,
): Promise<void> {
  const before = await lockReferral(tx, account_id, row_id);
  if (before?.status !== "pending" || !(await isReferralDue(tx, before))) return;
  await moveReferral(tx, { before, to: "expired", by: "time_over", at, request: null });
}
