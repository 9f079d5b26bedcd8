/** The only writer of a checkout session's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { differenceOf, type EventRequest, emit, eventOf } from "#journal/events";
import type { Tx } from "#platform/db/transaction";
import { eventsOf } from "#platform/lifecycle";
import { presentProgress } from "./present.ts";
import { checkoutSessions, type SessionRow } from "./rows/tables.ts";

type SessionStep = (typeof LIFECYCLES.checkout_session.steps)[number];

/** One step of one session, whose row the caller has locked. */
export interface SessionMove {
  readonly before: SessionRow;
  readonly to: SessionStep["to"];
  readonly by: SessionStep["by"];
  readonly with?: Partial<
    Pick<
      SessionRow,
      | "fulfilled_at"
      | "meter"
      | "paid_at"
      | "payment"
      | "payment_error"
      | "review_opened_at"
      | "review_reason"
      | "review_resolution"
      | "send_ids"
      | "target"
      | "transaction_id"
    >
  >;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** The request that moves it; null when the service does by itself. */
  readonly request: EventRequest | null;
}

/** What is shown of meters in events does not depend on the mode. */
const ANY_MODE = { mode: "test" } as const;

/**
 * Moves a session along one step of its lifecycle and emits the step's events; a step that is not
 * in the table is a bug of the caller.
 *
 * Writes: checkout_sessions, events. Source: spec/base/lifecycles/checkout-session.tsp.
 */
export async function moveSession(tx: Tx, move: SessionMove): Promise<SessionRow> {
  const { before, to, by, at, request } = move;
  const { account_id, id, status, event_sequence } = before;
  const [type] = eventsOf(LIFECYCLES.checkout_session, { from: status, to, by });
  const is_this = and(eq(checkoutSessions.account_id, account_id), eq(checkoutSessions.id, id));
  const [after] = await tx.db
    .update(checkoutSessions)
    .set({
      ...move.with,
      status: to,
      event_sequence: event_sequence + (type === undefined ? 0 : 1),
    })
    .where(and(is_this, eq(checkoutSessions.status, status)))
    .returning();
  if (after === undefined) throw new Error(`Session ${id} is locked and was moved: ${status}.`);
  if (type === undefined) return after;
  const [was, is] = [presentProgress(before, ANY_MODE), presentProgress(after, ANY_MODE)];
  const previous_attributes = differenceOf(was, is);
  await emit(tx, [eventOf(type, "cs", after, { previous_attributes, created: at, request })]);
  return after;
}
