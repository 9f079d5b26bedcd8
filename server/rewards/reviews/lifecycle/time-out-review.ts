import { and, eq } from "drizzle-orm";
import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import type { Reactions } from "#platform/work/reactions";
import { type ReviewRow, reviews } from "../rows/tables.ts";
import { decideReview } from "./lifecycle.ts";
import { rejectHeld } from "./reject-held.ts";

/** The reward of a review, and whether its time is over; and what follows a rejection. */
interface TimedReview {
  readonly reward_id: string;
  isDue(): Promise<boolean>;
  readonly reactions: Reactions;
}

/**
 * Rejects the open review of a reward that nobody has decided in time, and with it the reward;
 * answers whether there was one. `isDue` is asked once the review is locked.
 *
 * Writes: reviews, rewards, reward_deadlines, programs, credit_reservations, events, the ledger,
 * and what follows a rejection.
 */
export async function timeOutReview(
  tx: Tx,
  cause: ReservationCause,
  { reward_id, isDue, reactions }: TimedReview,
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
  if (await isDue()) await rejectInTime(tx, cause, { before: open, reactions });
  return true;
}

/** Rejects a locked review that is open, because its time is over. */
export async function rejectInTime(
  tx: Tx,
  cause: ReservationCause,
  { before, reactions }: { readonly before: ReviewRow; readonly reactions: Reactions },
): Promise<void> {
  await rejectHeld(tx, cause, { before, reactions });
  await decideReview(tx, {
    before,
    ...{ to: "rejected", by: "time_over" },
    with: { decided_by_kind: null, decided_by_id: null, resolution: "timed_out", note: null },
    at: cause.now,
    request: null,
  });
}
