import { lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { type LeaseDeps, leaseRows } from "#platform/work/lease-rows";
import {
  isAnyDue,
  type LeaseScope,
  LIVE_FIRST,
  type Queue,
  readDueRows,
} from "#platform/work/queue";
import { type WorkerDefinition, wakeWorkers } from "#platform/work/worker";
import { type EndpointRow, findEndpoints } from "#webhooks/webhook-endpoints";
import { DELIVER } from "../feeds/fan-out.ts";
import type { FeedEvent } from "../feeds/feed-queries.ts";
import { placeDeliveries } from "../feeds/place-deliveries.ts";
import { FIRST_REPLAY_STATUS, moveReplay } from "../rows/lifecycle.ts";
import type { ReplayRow } from "../rows/tables.ts";
import { typesOfReplay } from "./place-replay.ts";
import { lockDueReplay, REPLAY_TABLE } from "./replay-queries.ts";

export const REPLAY = REPLAY_TABLE.queue;

/** Maximum events in one set of a replay; other endpoints' deliveries run between sets. */
const EVENTS_MAX = 1_000;
/** A replay whose deliveries are all on their way is looked at again after this time. */
const LOOK_MS = 60 * 60_000;

/**
 * The worker that creates the deliveries of replays, a set at a time, and closes replays whose last
 * delivery has ended.
 */
export function replayWorker(deps: LeaseDeps): WorkerDefinition<ReplayRow, null> {
  return {
    name: REPLAY,
    concurrency: 1,
    isDue: isAnyDue(REPLAY_TABLE),
    table: REPLAY_TABLE,
    async lease(wanted) {
      const run = await leaseRows(deps, REPLAY_QUEUE, { ...wanted, limit: 1 });
      if (run.length > 0) wakeWorkers(DELIVER);
      return run;
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

/** Replays with work left; leasing one runs its next set. */
const REPLAY_QUEUE: Queue<ReplayRow> = {
  name: REPLAY_TABLE.queue,
  modes: LIVE_FIRST,
  readDue: (tx, scope) => readDueRows(tx, REPLAY_TABLE, scope),
  lease: runOne,
};

/** Runs the next set of the replay that has waited longest. */
async function runOne(tx: Tx, scope: LeaseScope): Promise<ReplayRow[]> {
  const { now: wall_now } = scope;
  const due = await passOverMoving(scope, async (asked) => {
    const replay = await lockDueReplay(tx, asked);
    if (replay === null) return { found: null, moving: [] };
    const clocks = await lockClocksForShare(tx, [replay.account_id], { skip_moving: true });
    const clock = clocks.get(replay.account_id);
    const found = clock === undefined ? null : { replay, clock };
    return { found, moving: movingOf([replay], clocks) };
  });
  if (due === null) return [];
  const { replay, clock } = due;
  const { account_id, endpoint_id } = replay;
  const [endpoint] = await findEndpoints(tx, account_id, [endpoint_id]);
  const events = endpoint === undefined ? [] : await nextEvents(tx, replay, endpoint);
  const named = { account_id, endpoint_id, url: endpoint?.url ?? "", replay_id: replay.id };
  const placed = await placeDeliveries(
    tx,
    events.map(({ id, type }) => {
      return { ...named, event_id: id, event_type: type, trigger: "replay", now: clock.now };
    }),
    wall_now,
  );
  const is_begun = replay.status !== FIRST_REPLAY_STATUS;
  const has_more = events.length === EVENTS_MAX || (!is_begun && placed.length === 0);
  const is_over = !has_more && placed.length === 0 && !(await hasOpen(tx, replay));
  // The last delivery arms it too, but in a transaction of its own, before which a process may die.
  const look_at = wall_now + (has_more ? 0 : LOOK_MS);
  await moveReplay(tx, replay, {
    queued: replay.queued + placed.length,
    event_id: events.at(-1)?.id ?? replay.event_id,
    due_at: is_over ? null : look_at,
    is_over,
  });
  return [replay];
}

async function nextEvents(
  { sql }: Tx,
  { account_id, from_at, to_at, event_id, types }: ReplayRow,
  endpoint: EndpointRow,
): Promise<Pick<FeedEvent, "id" | "type">[]> {
  return await sql<Pick<FeedEvent, "id" | "type">[]>`
    select id, type from events
    where account_id = ${account_id} and id >= ${lowestId(from_at)} and id < ${lowestId(to_at)}
      and id > ${event_id ?? "00000000-0000-0000-0000-000000000000"}
      and type = any(${typesOfReplay(endpoint, types)}::text[])
    order by id
    limit ${EVENTS_MAX}`;
}

async function hasOpen({ sql }: Tx, { account_id, id }: ReplayRow): Promise<boolean> {
  const [found] = await sql<{ has_open: boolean }[]>`
    select exists (
      select from webhook_deliveries
      where account_id = ${account_id} and reason_id = ${id} and trigger = 'replay'
        and status in ('pending', 'failed')
    ) as has_open`;
  return found?.has_open === true;
}
