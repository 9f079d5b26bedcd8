/** The only writer of the status of deliveries and replays. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { canMove, sourcesOf } from "#platform/lifecycle";
import { type DeliveryRow, type KeptAttempt, type ReplayRow, webhookReplays } from "./tables.ts";

type DeliveryStatus = DeliveryRow["status"];
/** A delivery that has ended, and its purpose. */
export type EndedDelivery = Pick<DeliveryRow, "account_id" | "reason_id" | "trigger">;

type Mover = (typeof LIFECYCLES.webhook_delivery.steps)[number]["by"];

/** The initial states of deliveries and replays. */
export const FIRST_STATUS = LIFECYCLES.webhook_delivery.initial[0];
export const FIRST_REPLAY_STATUS = LIFECYCLES.webhook_replay.initial[0];

/** A try of a delivery, and the status that follows. The caller holds the delivery's lease. */
export interface TriedMove extends Pick<DeliveryRow, "sent_id" | "sent_place"> {
  readonly delivery: Pick<DeliveryRow, "account_id" | "id" | "status">;
  readonly to: DeliveryStatus;
  readonly by: Mover;
  readonly attempt: KeptAttempt;
  readonly next_attempt_at: number | null;
  readonly url: string;
  readonly body_excerpt: string | null;
}

/**
 * Writes the results of a set of tries, each as a step of the lifecycle.
 *
 * Writes: webhook_deliveries.
 */
export async function moveTried({ sql }: Tx, moves: readonly TriedMove[]): Promise<void> {
  const stray = moves.find(({ delivery, to, by }) => !isStep(delivery.status, to, by));
  if (stray !== undefined) throw new Error(`No step from ${stray.delivery.status} to ${stray.to}.`);
  if (moves.length === 0) return;
  await sql`
    update webhook_deliveries delivery set
      status = tried.status, next_attempt_at = tried.next_attempt_at,
      attempt_count = delivery.attempt_count + 1,
      attempts = delivery.attempts || tried.attempt::jsonb,
      url = tried.url, body_excerpt = tried.body_excerpt,
      missed = delivery.missed or tried.status <> 'succeeded',
      sent_id = tried.sent_id, sent_place = tried.sent_place
    from unnest(
      ${moves.map(({ delivery }) => delivery.account_id)}::uuid[],
      ${moves.map(({ delivery }) => delivery.id)}::uuid[],
      ${moves.map(({ delivery }) => delivery.status)}::text[],
      ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ next_attempt_at }) => instantOrNull(next_attempt_at))}::text[]::timestamptz[],
      ${moves.map(({ attempt }) => JSON.stringify(attempt))}::text[],
      ${moves.map(({ url }) => url)}::text[],
      ${moves.map(({ body_excerpt }) => body_excerpt)}::text[],
      ${moves.map(({ sent_id }) => sent_id)}::uuid[],
      ${moves.map(({ sent_place }) => sent_place)}::integer[]
    ) as tried(account_id, id, status_before, status, next_attempt_at, attempt, url, body_excerpt,
      sent_id, sent_place)
    where delivery.account_id = tried.account_id and delivery.id = tried.id
      and delivery.status = tried.status_before`;
}

/**
 * Skips deliveries to a disabled endpoint; returns those that were still open.
 *
 * Writes: webhook_deliveries.
 */
export async function skipDeliveries(
  { sql }: Tx,
  names: readonly Pick<DeliveryRow, "account_id" | "id">[],
): Promise<EndedDelivery[]> {
  if (names.length === 0) return [];
  const to: DeliveryStatus = "skipped";
  const from = sourcesOf(LIFECYCLES.webhook_delivery, { to, by: "endpoint_disabled" });
  return await sql<EndedDelivery[]>`
    update webhook_deliveries delivery set status = ${to}, next_attempt_at = null, missed = true
    where (account_id, id) in (select * from unnest(
        ${names.map(({ account_id }) => account_id)}::uuid[],
        ${names.map(({ id }) => id)}::uuid[]))
      and status = any(${from})
    returning account_id, reason_id, trigger`;
}

/**
 * Advances a replay that the caller has locked: it runs, and ends with its last delivery.
 *
 * Writes: webhook_replays.
 */
export async function moveReplay(
  { db }: Tx,
  { account_id, id, status }: ReplayRow,
  { is_over, ...reached }: ReplayReached,
): Promise<void> {
  const running = status === "done" ? status : ("running" as const);
  await db
    .update(webhookReplays)
    .set({ ...reached, status: is_over ? "done" : running })
    .where(and(eq(webhookReplays.account_id, account_id), eq(webhookReplays.id, id)));
}

interface ReplayReached extends Pick<ReplayRow, "queued" | "event_id" | "due_at"> {
  readonly is_over: boolean;
}

/** Whether the lifecycle lets a delivery go from one status to another. */
function isStep(from: DeliveryStatus, to: DeliveryStatus, by: Mover): boolean {
  return canMove(LIFECYCLES.webhook_delivery, { from, to, by });
}

function instantOrNull(at: number | null): string | null {
  return at === null ? null : writeInstant(at);
}
