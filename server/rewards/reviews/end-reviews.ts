import { and, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import type { ClosedProgram, ProgramRest } from "#platform/work/reactions";
import { rejectInTime } from "./lifecycle/time-out-review.ts";
import { type ReviewRow, reviews } from "./rows/tables.ts";

/** What a closed program leaves under review is rejected when its grace is over. */
export const REVIEWS_OF_PROGRAMS: ProgramRest = { end: endReviews };

/**
 * Writes: reviews, rewards, reward_deadlines, programs, credit_reservations, events, the ledger,
 * and what follows a rejection.
 */
async function endReviews(tx: Tx, closed: ClosedProgram): Promise<number> {
  if (!closed.is_over) return 0;
  const { account, now, reactions } = closed;
  const open = await lockOpen(tx, closed);
  const cause = { account, now, request: null, api_key_id: null };
  for (const before of open) await rejectInTime(tx, cause, { before, reactions });
  return open.length;
}

/** In one order, as whoever locks several reviews does. */
async function lockOpen(
  { db }: Tx,
  { account, program_id, limit }: ClosedProgram,
): Promise<ReviewRow[]> {
  return await db
    .select()
    .from(reviews)
    .where(
      and(
        eq(reviews.account_id, account.id),
        eq(reviews.program_id, program_id),
        eq(reviews.status, "open"),
      ),
    )
    .orderBy(reviews.id)
    .limit(limit)
    .for("no key update");
}
