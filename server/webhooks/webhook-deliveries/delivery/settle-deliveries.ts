import assert from "node:assert/strict";
import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { insertMany } from "#platform/db/insert-many";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { timeOfId } from "#platform/ids";
import type { Log } from "#platform/log";
import type { PostOutcome } from "#platform/net/safe-http-post";
import { wall } from "#platform/time/clock";
import type { Done } from "#platform/work/worker";
import { noteTries, type Tries } from "#webhooks/webhook-endpoints";
import { armReplays } from "../replays/replay-queries.ts";
import { moveTried, type TriedMove } from "../rows/lifecycle.ts";
import { packSent, type SentTry } from "../rows/pack-sent.ts";
import { webhookSent } from "../rows/tables.ts";
import type { DeliveryJob } from "./prepare-jobs.ts";
import { waitAfterTry } from "./retry-calendar.ts";
import { endDispatches, postponeDispatches } from "./settle-queries.ts";

type DoneDelivery = Done<DeliveryJob, PostOutcome>;

/** Statuses of an overloaded endpoint, which may come with a Retry-After. */
const BUSY: readonly (number | null)[] = [429, 503];
/** Headers that authenticate the sender and are not shown to readers. */
const SIGNATURES = /signature/i;
const HIDDEN = "***";

/**
 * Records the results of a set of tries: each delivery's status, its next try, and the health of
 * its endpoint. A worker that has lost the lease writes nothing.
 *
 * Writes: webhook_deliveries, webhook_sent, webhook_dispatches, webhook_feeds, webhook_hours.
 */
export async function settleDeliveries(
  { database, log }: { database: Pick<Database, "transact">; log: Log },
  done: readonly DoneDelivery[],
): Promise<void> {
  if (done.length === 0) return;
  const sent = packSent(done.map(sentOf));
  const lost = await database.transact("settle deliveries", (tx) => settle(tx, done, sent));
  const lost_ids = new Set(lost.map(({ row }) => row.id));
  for (const one of done) if (!lost_ids.has(one.job.row.id)) noteFirstTry(log, one);
  for (const { row } of lost) {
    log.warn(
      { delivery_id: row.id, account_id: row.account_id },
      "an endpoint's answer came after its lease",
    );
  }
}

/**
 * How long an event took until its endpoint heard of it for the first time; an endpoint that fails
 * has its turn after the others, by its own doing.
 */
function noteFirstTry(log: Log, { job, answer }: DoneDelivery): void {
  const { row, mode, is_failing, now } = job;
  if (row.attempt_count > 0 || row.trigger !== "event" || is_failing) return;
  const duration_ms = now - timeOfId(row.event_id);
  log.debug({ mode, duration_ms, status: answer.status }, "a first delivery was tried");
}

/** Settles the deliveries whose lease is still held, and returns the others. */
async function settle(
  tx: Tx,
  done: readonly DoneDelivery[],
  sent: ReturnType<typeof packSent>,
): Promise<DeliveryJob[]> {
  const clocks = await lockClocksForShare(
    tx,
    done.map(({ job }) => job.row.account_id),
  );
  const tried = done.map((one) => {
    const place = sent.places.get(one.job.row.id) ?? { sent_id: null, sent_place: null };
    return { ...one, move: { ...moveOf(one, clockOf(clocks, one.job)), ...place } };
  });
  const wall_now = await transactionTime(tx);
  const held = new Set([
    ...(await endDispatches(
      tx,
      tried.filter(({ move }) => move.next_attempt_at === null).map(leaseOf),
    )),
    ...(await postponeDispatches(
      tx,
      tried.flatMap(({ move, ...one }) => {
        if (move.next_attempt_at === null) return [];
        const { now } = clockOf(clocks, one.job);
        return [{ ...leaseOf(one), due_at: wall_now + move.next_attempt_at - now }];
      }),
    )),
  ]);
  const settled = tried.filter(({ job }) => held.has(job.row.id));
  await moveTried(
    tx,
    settled.map(({ move }) => move),
  );
  const kept = new Set(settled.map(({ move }) => move.sent_id));
  await insertMany(
    tx,
    webhookSent,
    sent.packs.filter(({ id }) => kept.has(id)),
  );
  const ended = settled.filter(({ move }) => move.next_attempt_at === null);
  await armReplays(
    tx,
    ended.map(({ job }) => job.row),
    wall_now,
  );
  await noteTries(tx, triesOf(settled), wall_now);
  return tried.flatMap(({ job }) => (held.has(job.row.id) ? [] : [job]));
}

function leaseOf({ job: { row, lease_owner } }: Pick<DoneDelivery, "job">) {
  return { account_id: row.account_id, delivery_id: row.id, lease_owner };
}

function moveOf(
  { job, answer }: DoneDelivery,
  { mode, now }: LockedClock,
): Omit<TriedMove, "sent_id" | "sent_place"> {
  const { row, post, carries_tokens } = job;
  const { status, error, duration_ms, excerpt } = answer;
  const attempt_count = row.attempt_count + 1;
  const asked_ms = BUSY.includes(status) ? askedMs(answer) : null;
  const is_taken = error === null;
  const wait_ms = is_taken ? null : waitAfterTry({ mode, id: row.id, attempt_count, asked_ms });
  const step = is_taken
    ? ({ to: "succeeded", by: "answer" } as const)
    : wait_ms === null
      ? ({ to: "exhausted", by: "last_failure" } as const)
      : ({ to: "failed", by: "failure" } as const);
  return {
    ...step,
    delivery: row,
    attempt: { at: now - duration_ms, status, duration_ms, error },
    next_attempt_at: wait_ms === null ? null : now + wait_ms,
    url: post.url,
    // An endpoint that receives tokens may repeat them in its response.
    body_excerpt: carries_tokens ? null : excerpt,
  };
}

function sentOf({ job: { row, post, masked, now: at } }: DoneDelivery): SentTry {
  const request_headers = shownHeaders(post.headers);
  const { account_id, id: delivery_id } = row;
  return { account_id, delivery_id, request_headers, payload: masked, at };
}

/** The wait that an endpoint's Retry-After asks for, by the wall clock. */
function askedMs({ retry_after }: PostOutcome): number | null {
  if (retry_after === null) return null;
  return "seconds" in retry_after ? retry_after.seconds * 1_000 : retry_after.at - wall();
}

function shownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const shown = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    SIGNATURES.test(name) ? HIDDEN : value,
  ]);
  return Object.fromEntries(shown);
}

/** The results of a set of tries, by endpoint. */
function triesOf(settled: readonly (DoneDelivery & { move: TriedMove })[]): Tries[] {
  const by_endpoint = Map.groupBy(settled, ({ job }) => job.row.endpoint_id);
  return [...by_endpoint.values()].map((of_endpoint) => {
    const [{ job, move }] = of_endpoint as [(typeof settled)[number]];
    const succeeded = of_endpoint.filter(({ answer }) => answer.error === null).length;
    const { account_id, endpoint_id } = job.row;
    return {
      account_id,
      endpoint_id,
      attempts: of_endpoint.length,
      succeeded,
      at: move.attempt.at,
    };
  });
}

function clockOf(clocks: ReadonlyMap<string, LockedClock>, { row }: DeliveryJob): LockedClock {
  const clock = clocks.get(row.account_id);
  assert(clock !== undefined, `no clock row for account ${row.account_id}`);
  return clock;
}
