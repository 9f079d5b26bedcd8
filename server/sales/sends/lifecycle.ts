import assert from "node:assert/strict";
import type { EventType } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { type EventDraft, emit } from "#journal/events";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { FailureCode } from "#providers/port";
import type { SendRow } from "./rows/tables.ts";
import { unreportedOf } from "./unreported.ts";

export type SendStatus = (typeof LIFECYCLES.send.states)[number];

/** One step of one send. The caller has locked the row that `send` was read from. */
export interface SendMove {
  readonly send: SendRow;
  readonly to: SendStatus;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
  /** Why it fails; needed with `failed_credited` and `failed`. */
  readonly failure_code?: FailureCode;
  /** The Credit transaction that returned the cost; a checkout alone has none when it fails. */
  readonly credit_transaction_id?: string;
  /** The network's own confirmation, learned with a delivery. */
  readonly provider_reference?: string;
  /** Other fields that the caller writes with this step, so that the step's event includes them. */
  readonly with?: Partial<Pick<SendRow, "power" | "sms_status" | "sms_id">>;
  /** Until when it may wait for power; left out, for its whole hold from now. */
  readonly queued_until?: number;
  /** When the provider is asked next, on the account's clock; left out, it is not asked. */
  readonly next_check_at?: number;
}

/** The request that moves a send; null when the service moves it by itself. */
export type MovedBy = EventDraft["request"];

/**
 * Moves a set of sends, each along one step of its lifecycle, and emits the events of the steps in
 * their order. The only writer of `sends.status`.
 *
 * Returns the rows as they are afterwards, in the order of the moves; null, with nothing written,
 * for a send whose lifecycle forbids the step or whose status has changed.
 * Writes: sends, events. Source: spec/base/lifecycles/send.tsp.
 */
export async function moveSends(
  tx: Tx,
  moves: readonly SendMove[],
  request: MovedBy = null,
): Promise<(SendRow | null)[]> {
  const possible = moves.filter(({ send, to }) => stepOf(send.status, to) !== null);
  const afters = new Map(possible.map((move) => [move.send.id, rowAfter(move)]));
  assert(afters.size === possible.length, "a send is in one set of moves twice");
  const moved = await writeSteps(tx, possible, afters);
  await emit(
    tx,
    possible.flatMap((move) => {
      const after = afters.get(move.send.id);
      return after !== undefined && moved.has(move.send.id) ? eventsOf(move, after, request) : [];
    }),
  );
  return moves.map(({ send }) => (moved.has(send.id) && afters.get(send.id)) || null);
}

/** Whether the lifecycle lets a send go from one status to another. */
export function canMoveSend(from: string, to: SendStatus): boolean {
  return stepOf(from, to) !== null;
}

/** Whether a send has failed: final for the caller, though late proof of delivery may move it. */
export function hasFailed({ status }: Pick<SendRow, "status">): boolean {
  return status === "failed_credited" || status === "failed";
}

interface Step {
  readonly from: string;
  readonly to: string;
  readonly events: readonly EventType[];
}

const STEPS = new Map<string, Step>(
  LIFECYCLES.send.steps.map((step) => [`${step.from} ${step.to}`, step]),
);

function stepOf(from: string, to: string): Step | null {
  return STEPS.get(`${from} ${to}`) ?? null;
}

/** The submitted event is emitted once, however often the send is handed over. */
function eventTypesOf({ send, to }: SendMove): readonly EventType[] {
  const types = stepOf(send.status, to)?.events ?? [];
  return send.submitted_at === null ? types : types.filter((type) => type !== "send.submitted");
}

function rowAfter(move: SendMove): SendRow {
  const { send, to, at } = move;
  const fails = to === "failed_credited" || to === "failed";
  const is_credited = to === "failed_credited" || to === "cancelled_credited";
  const { failure_code = null, credit_transaction_id = null } = move;
  assert(fails === (failure_code !== null), `A failure code belongs to a failure, not to ${to}.`);
  // A reward that fails gives its cost back to the reservation of its program; what a customer has
  // paid for had none.
  const is_returned = is_credited || (to === "failed" && send.checkout_session_id === null);
  assert(!is_credited || credit_transaction_id !== null, `${to} and its Credit disagree.`);
  assert(is_returned || credit_transaction_id === null, `${to} and its Credit disagree.`);
  const events = eventTypesOf(move);
  const after: SendRow = {
    ...send,
    ...move.with,
    status: to,
    status_at: at,
    event_sequence: send.event_sequence + events.length,
    next_check_at: move.next_check_at ?? null,
    queued_until: to === "queued" ? (move.queued_until ?? endOfHold(send, at)) : null,
    provider_reference: move.provider_reference ?? send.provider_reference,
    failure_code,
    submitted_at: to === "submitted" ? (send.submitted_at ?? at) : send.submitted_at,
    delivered_at: to === "delivered" ? at : send.delivered_at,
    late_delivered_at: to === "delivered" && hasFailed(send) ? at : send.late_delivered_at,
    failed_at: fails ? at : send.failed_at,
    cancelled_at: to === "cancelled_credited" ? at : send.cancelled_at,
    credited_at: is_returned ? at : send.credited_at,
    credit_returned: is_returned || send.credit_returned,
    credit_transaction_ids:
      credit_transaction_id === null
        ? send.credit_transaction_ids
        : [...send.credit_transaction_ids, credit_transaction_id],
  };
  const unreported = events.length === 0 ? unreportedOf({ before: send, after, at }) : null;
  return { ...after, unreported };
}

/** When a hold is over that begins at this moment. */
export function endOfHold({ max_hold_seconds }: SendRow, from: number): number {
  return from + (max_hold_seconds ?? 0) * 1_000;
}

function eventsOf(move: SendMove, after: SendRow, request: MovedBy): EventDraft[] {
  const { send, at } = move;
  const types = eventTypesOf(move);
  if (types.length === 0) return [];
  const changed = Object.entries(unreportedOf({ before: send, after, at }) ?? {});
  // What returns to the reservation of a program has no event of its own.
  const is_announced = types.includes("send.credited_back");
  return types.map((type, index) => ({
    account_id: send.account_id,
    type,
    object: { prefix: "snd" as const, id: send.id },
    sequence: send.event_sequence + index + 1,
    previous_attributes: Object.fromEntries(
      is_announced
        ? changed.filter(([name]) => OF_CREDIT.has(name) === (type === "send.credited_back"))
        : changed,
    ),
    created: at,
    request,
  }));
}

/**
 * Credit fields belong to the event that announces the return: a step that fails a send and returns
 * its Credit emits two events, each with its own fields.
 */
const OF_CREDIT: ReadonlySet<string> = new Set([
  "credit_returned",
  "credit_transactions",
  "credited_at",
]);

/** Writes the rows that still have their step's starting status, and returns which they were. */
async function writeSteps(
  { sql }: Tx,
  moves: readonly SendMove[],
  afters: ReadonlyMap<string, SendRow>,
): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set();
  const rows = [...afters.values()];
  const texts = (column: TextColumn) => rows.map((row) => row[column]);
  const times = (column: InstantColumn) => rows.map((row) => instantOrNull(row[column]));
  // The status is compared again although the row is locked: a caller that read it without the
  // lock moves nothing, instead of moving it from a status that it has left.
  const moved = await sql<{ id: string }[]>`
    update sends set
      status = step.status, event_sequence = step.event_sequence,
      failure_code = step.failure_code, provider_reference = step.provider_reference,
      status_at = step.status_at, next_check_at = step.next_check_at,
      submitted_at = step.submitted_at, delivered_at = step.delivered_at,
      late_delivered_at = step.late_delivered_at,
      failed_at = step.failed_at, cancelled_at = step.cancelled_at,
      credited_at = step.credited_at,
      queued_until = step.queued_until,
      credit_returned = step.credited_at is not null, unreported = step.unreported::jsonb,
      credit_transaction_ids = case when step.transaction_id is null
        then sends.credit_transaction_ids
        else sends.credit_transaction_ids || step.transaction_id end,
      sms_status = coalesce(step.sms_status, sends.sms_status),
      sms_id = coalesce(step.sms_id, sends.sms_id)
    from unnest(
      ${texts("account_id")}::uuid[], ${texts("id")}::uuid[],
      ${moves.map(({ send }) => send.status)}::text[], ${texts("status")}::text[],
      ${rows.map((row) => row.event_sequence)}::integer[], ${texts("failure_code")}::text[],
      ${texts("provider_reference")}::text[], ${times("status_at")}::text[]::timestamptz[],
      ${times("next_check_at")}::text[]::timestamptz[],
      ${times("submitted_at")}::text[]::timestamptz[],
      ${times("delivered_at")}::text[]::timestamptz[],
      ${times("late_delivered_at")}::text[]::timestamptz[],
      ${times("failed_at")}::text[]::timestamptz[], ${times("cancelled_at")}::text[]::timestamptz[],
      ${times("credited_at")}::text[]::timestamptz[],
      ${times("queued_until")}::text[]::timestamptz[],
      ${moves.map((move) => move.credit_transaction_id ?? null)}::uuid[],
      ${rows.map(({ unreported }) => jsonOrNull(unreported))}::text[],
      ${moves.map((move) => move.with?.sms_status ?? null)}::text[],
      ${moves.map((move) => move.with?.sms_id ?? null)}::uuid[]
    ) as step(account_id, id, status_before, status, event_sequence, failure_code,
      provider_reference, status_at, next_check_at, submitted_at, delivered_at,
      late_delivered_at, failed_at, cancelled_at, credited_at, queued_until,
      transaction_id, unreported, sms_status, sms_id)
    where sends.account_id = step.account_id and sends.id = step.id
      and sends.status = step.status_before
    returning sends.id`;
  return new Set(moved.map(({ id }) => id));
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

type TextColumn = "account_id" | "id" | "status" | "failure_code" | "provider_reference";

type InstantColumn =
  | "status_at"
  | "next_check_at"
  | "submitted_at"
  | "delivered_at"
  | "late_delivered_at"
  | "failed_at"
  | "cancelled_at"
  | "credited_at"
  | "queued_until";
