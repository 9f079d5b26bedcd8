/** The only writer of a top-up's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventDraft, emit } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "./present.ts";
import { type TopupRow, topups } from "./rows/tables.ts";

type TopupStep = (typeof LIFECYCLES.topup.steps)[number];

/** One step of one top-up, whose row the caller has locked. */
export interface TopupMove {
  readonly before: TopupRow;
  readonly to: TopupStep["to"];
  readonly by: TopupStep["by"];
  readonly with: Partial<
    Pick<
      TopupRow,
      | "failure_code"
      | "mismatch_at"
      | "mismatch_minor"
      | "mismatch_reference"
      | "payer_note"
      | "provider_reference"
      | "received_minor"
      | "succeeded_at"
      | "transaction_id"
    >
  >;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that moves it; null when the service does by itself. */
  readonly request: EventDraft["request"];
}

/** Where links in what is told lead. */
export interface Told {
  readonly public_url: string;
}

/**
 * Moves a top-up along one step of its lifecycle and emits the step's events; a step that is not in
 * the table is a bug of the caller.
 *
 * Writes: topups, events. Source: spec/base/lifecycles/topup.tsp.
 */
export async function moveTopup(tx: Tx, move: TopupMove, told: Told): Promise<TopupRow> {
  const { before, to, by, at, request } = move;
  const { account_id, id, status, event_sequence } = before;
  const types: readonly EventDraft["type"][] = eventsOf(LIFECYCLES.topup, {
    ...{ from: status, to, by },
  });
  const is_this = and(eq(topups.account_id, account_id), eq(topups.id, id));
  const [after] = await tx.db
    .update(topups)
    .set({ ...move.with, status: to, event_sequence: event_sequence + types.length })
    .where(and(is_this, eq(topups.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Top-up ${id} is locked and was moved: ${status}.`);
  const previous_attributes = differenceOf(
    presentProgress(before, told),
    presentProgress(after, told),
  );
  const object = { prefix: "top", id } as const;
  await emit(
    tx,
    types.map((type, index) => ({
      ...{ account_id, type, object, sequence: event_sequence + index + 1 },
      ...{ previous_attributes, created: at, request },
    })),
  );
  return after;
}
