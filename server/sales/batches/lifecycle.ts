/** The only writer of a batch's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf, isTerminal } from "#platform/lifecycle";
import { presentProgress } from "./present/present.ts";
import { type BatchCounts, countsAtStart } from "./rows/counts.ts";
import { type BatchRow, batches } from "./rows/tables.ts";

type BatchStep = (typeof LIFECYCLES.batch.steps)[number];

/** The state that a batch is made in. */
export const FIRST_STATUS = LIFECYCLES.batch.initial[0];

/** One step of one batch, whose row the caller has locked. */
export interface BatchMove {
  readonly before: BatchRow;
  readonly to: BatchStep["to"];
  readonly by: BatchStep["by"];
  /** What is written of it along with the step. */
  readonly with?: Partial<
    Pick<
      BatchRow,
      | "approved_by_id"
      | "approved_at"
      | "reservation_usd_id"
      | "reservation_zwg_id"
      | "processing_at"
      | "completed_at"
      | "cancelled_at"
    >
  >;
  /** Its lines as the step leaves them. */
  readonly counts: BatchCounts;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that moves it; null when the service moves it by itself. */
  readonly request: EventDraft["request"];
}

/**
 * Moves a batch along one step of its lifecycle and emits the step's event; a step that is not in
 * the table is a bug of the caller.
 *
 * Writes: batches, events. Source: spec/base/lifecycles/batch.tsp.
 */
export async function moveBatch(tx: Tx, move: BatchMove): Promise<BatchRow> {
  const { before, to, by, counts, at, request } = move;
  const [type] = eventsOf(LIFECYCLES.batch, { from: before.status, to, by });
  if (type === undefined) throw new Error(`No event tells that a batch is ${to}.`);
  const { account_id, id, status, event_sequence } = before;
  const [after] = await tx.db
    .update(batches)
    .set({
      ...move.with,
      ...(isTerminal(LIFECYCLES.batch, to) ? { counts_at_end: counts } : {}),
      status: to,
      event_sequence: event_sequence + 1,
    })
    .where(and(eq(batches.account_id, account_id), eq(batches.id, id), eq(batches.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Batch ${id} is locked and was moved from ${status}.`);
  const previous_attributes = differenceOf(
    // The event before told of a batch of which nothing was sent.
    presentProgress({ ...before, started_at: null }, countsAtStart(before)),
    presentProgress(after, counts),
  );
  await emit(tx, [eventOf(type, "bch", after, { previous_attributes, created: at, request })]);
  return after;
}
