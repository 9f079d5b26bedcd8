import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { LockedClock } from "#accounts/account";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { type ReferralRow, referralDeadlines, referrals } from "./rows/tables.ts";

/** Who referred whom to which program. Uuids. */
export type NewReferral = Pick<
  ReferralRow,
  "account_id" | "program_id" | "referrer_id" | "referee_id" | "metadata"
>;

/** How long a friend has to qualify. Source: spec/base/lifecycles/referral.tsp. */
const OPEN_MS = 90 * 86_400_000;

/**
 * Writes a new referral, and when it expires; null if the friend was referred to the program just
 * before. The caller holds the account's clock.
 *
 * Writes: referrals, referral_deadlines.
 */
export async function writeReferral(
  tx: Tx,
  referral: NewReferral,
  { mode, now, ahead_ms }: LockedClock,
): Promise<ReferralRow | null> {
  const expires_at = now + OPEN_MS;
  const [row] = await tx.db
    .insert(referrals)
    .values({
      ...referral,
      id: mintId(now),
      status: LIFECYCLES.referral.initial[0],
      expires_at,
      created: now,
      event_sequence: 0,
    })
    .onConflictDoNothing({
      target: [referrals.account_id, referrals.referee_id, referrals.program_id],
    })
    .returning();
  if (row === undefined) return null;
  const { account_id, id: referral_id } = row;
  const due_at = expires_at - ahead_ms;
  await insertMany(tx, referralDeadlines, [{ account_id, referral_id, mode, due_at }]);
  return row;
}
