import { LIFECYCLES } from "@svc/generated/lifecycles";
import { type EventDraft, emit, eventOf } from "#journal/events";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { type ReviewRow, reviews } from "../rows/tables.ts";

/** A reward that is held, and why a person must look at it. */
export type NewReview = Pick<
  ReviewRow,
  | "account_id"
  | "id"
  | "program_id"
  | "reward_id"
  | "risk"
  | "reasons"
  | "related_count"
  | "related_blocked_count"
  | "related_reward_ids"
  | "created"
>;

/** Opens the review of a reward that was written as held. Writes: reviews, events. */
export async function openReview(
  tx: Tx,
  review: NewReview,
  request: EventDraft["request"],
): Promise<void> {
  const row: ReviewRow = {
    ...review,
    status: LIFECYCLES.review.initial[0],
    decided_by_kind: null,
    decided_by_id: null,
    decided_at: null,
    resolution: null,
    note: null,
    event_sequence: 1,
  };
  await insertMany(tx, reviews, [row]);
  await emit(tx, [eventOf("review.opened", "rev", row, { created: row.created, request })]);
}
