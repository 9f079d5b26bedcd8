import { and, eq } from "drizzle-orm";
import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { rejectReward } from "#rewards/rewards";
import { type ReviewRow, reviews } from "../rows/tables.ts";
import { decideReview } from "./lifecycle.ts";

/**
 * Rejects the open review of a reward that nobody has decided in time, and with it the reward;
 * answers whether there was one. `isDue` is asked once the review is locked.
 *
 * Writes: reviews, rewards, reward_deadlines, programs, credit_reservations, events, the ledger.
 */
export async function timeOutReview(
  tx: Tx,
  cause: ReservationCause,
  { reward_id, isDue }: { readonly reward_id: string; isDue(): Promise<boolean> },
): Promise<boolean> {
  const [open] = await tx.db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.account_id, cause.account.id),
        eq(reviews.reward_id, reward_id),
        eq(reviews.status, "open"),
      ),
    )
    .for("no key update");
  if (open === undefined) return false;
  if (await isDue()) await rejectInTime(tx, cause, open);
  return true;
}

/** Rejects a locked review that is open, because its time is over. */
export async function rejectInTime(
  tx: Tx,
  cause: ReservationCause,
  before: ReviewRow,
): Promise<void> {
  await rejectReward(tx, cause, before.reward_id);
  await decideReview(tx, {
    before,
    ...{ to: "rejected", by: "time_over" },
    with: { decided_by_kind: null, decided_by_id: null, resolution: "timed_out", note: null },
    at: cause.now,
    request: null,
  });
}
