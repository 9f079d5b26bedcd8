/** The only writer of a dispute's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentOutcome } from "./present.ts";
import { type DisputeRow, disputes } from "./rows/tables.ts";

/** How a dispute is resolved, whose row the caller has locked. */
export interface DisputeMove {
  readonly before: DisputeRow;
  readonly with: Pick<DisputeRow, "outcome" | "outcome_note" | "transaction_id">;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
}

/**
 * Resolves a dispute and emits the step's event; one that is resolved already is a bug of the
 * caller.
 *
 * Writes: disputes, events. Source: spec/base/lifecycles/dispute.tsp.
 */
export async function moveDispute(tx: Tx, { before, at, ...move }: DisputeMove): Promise<void> {
  const { account_id, id, status, event_sequence } = before;
  const step = { from: status, to: "resolved", by: "resolve" } as const;
  const told = eventsOf(LIFECYCLES.dispute, step);
  const is_this = and(eq(disputes.account_id, account_id), eq(disputes.id, id));
  const [after] = await tx.db
    .update(disputes)
    .set({
      ...move.with,
      status: step.to,
      resolved_at: at,
      event_sequence: event_sequence + told.length,
    })
    .where(and(is_this, eq(disputes.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Dispute ${id} is locked and was moved from ${status}.`);
  const previous_attributes = differenceOf(presentOutcome(before), presentOutcome(after));
  await emit(
    tx,
    told.map((type, index) => ({
      ...{ account_id, type, object: { prefix: "dsp" as const, id } },
      ...{ sequence: event_sequence + index + 1, previous_attributes, created: at, request: null },
    })),
  );
}
