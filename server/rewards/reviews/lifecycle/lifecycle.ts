/** The only writer of a review's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentDecision } from "../present.ts";
import { type ReviewRow, reviews } from "../rows/tables.ts";

type ReviewStep = (typeof LIFECYCLES.review.steps)[number];

/** How one review is decided, whose row the caller has locked. */
export interface ReviewMove {
  readonly before: ReviewRow;
  readonly to: ReviewStep["to"];
  readonly by: ReviewStep["by"];
  readonly with: Pick<ReviewRow, "decided_by_kind" | "decided_by_id" | "resolution" | "note">;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that decides it; null when the service does by itself. */
  readonly request: EventDraft["request"];
}

/**
 * Decides a review and emits the step's event; a step that is not in the table is a bug of the
 * caller.
 *
 * Writes: reviews, events. Source: spec/base/lifecycles/review.tsp.
 */
export async function decideReview(tx: Tx, move: ReviewMove): Promise<ReviewRow> {
  const { before, to, by, at, request } = move;
  const { account_id, id, status, event_sequence } = before;
  const told = eventsOf(LIFECYCLES.review, { from: status, to, by });
  const [after] = await tx.db
    .update(reviews)
    .set({
      ...move.with,
      status: to,
      decided_at: at,
      event_sequence: event_sequence + told.length,
    })
    .where(and(eq(reviews.account_id, account_id), eq(reviews.id, id), eq(reviews.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Review ${id} is locked and was moved from ${status}.`);
  const previous_attributes = differenceOf(presentDecision(before), presentDecision(after));
  await emit(
    tx,
    told.map((type, index) => ({
      account_id,
      type,
      object: { prefix: "rev", id },
      sequence: event_sequence + index + 1,
      previous_attributes,
      created: at,
      request,
    })),
  );
  return after;
}
