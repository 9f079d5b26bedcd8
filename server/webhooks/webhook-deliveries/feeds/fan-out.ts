import { type LockedClock, lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { type LeaseDeps, leaseRows } from "#platform/work/lease-rows";
import { type LeaseScope, LIVE_FIRST, type Queue } from "#platform/work/queue";
import { type WorkerDefinition, wakeWorkers } from "#platform/work/worker";
import { legacyTypeOf } from "#webhooks/formats";
import { isSentToAll, subscriptionsOf } from "#webhooks/webhook-endpoints";
import {
  advanceFeeds,
  FAN_OUT,
  type FeedEvent,
  HAS_UNFED_FEEDS,
  lockUnfedFeeds,
  readFeedEvents,
  readUnfedFeeds,
  type UnfedFeed,
} from "./feed-queries.ts";
import { type NewDelivery, placeDeliveries } from "./place-deliveries.ts";

export const DELIVER = "webhooks/deliver";

/** Maximum endpoints in one set, and events of each. */
const FEEDS_MAX = 50;
const EVENTS_MAX = 100;

/**
 * The worker that creates a delivery of each event for each endpoint that subscribes to it. An
 * event is taken once no running transaction can still write an earlier one, so none is missed; the
 * position moves in the transaction that creates the deliveries, so none is made twice.
 *
 * Source: docs/decisions/0027-webhook-deliveries.md.
 */
export function fanOutWorker(deps: LeaseDeps): WorkerDefinition<number, null> {
  return {
    name: FAN_OUT,
    concurrency: 1,
    isDue: HAS_UNFED_FEEDS,
    async lease(wanted) {
      const fed = await leaseRows(deps, FAN_OUT_QUEUE, { ...wanted, limit: FEEDS_MAX });
      if (fed.length > 0) wakeWorkers(DELIVER);
      return fed.slice(0, 1);
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

/** Endpoints with undelivered events; leasing them creates the deliveries. */
const FAN_OUT_QUEUE: Queue<number> = {
  name: FAN_OUT,
  modes: LIVE_FIRST,
  readDue: readUnfedFeeds,
  async lease(tx, scope) {
    const events = await fanOut(tx, scope);
    return events > 0 ? [events] : [];
  },
};

/** Feeds a set of endpoints, and returns how many events were read. */
async function fanOut(tx: Tx, scope: LeaseScope): Promise<number> {
  const { unfed, clocks } = await passOverMoving(scope, async (asked) => {
    const unfed = await lockUnfedFeeds(tx, asked);
    const account_ids = unfed.map(({ account_id }) => account_id);
    const clocks = await lockClocksForShare(tx, account_ids, { skip_moving: true });
    return { found: { unfed, clocks }, moving: movingOf(unfed, clocks) };
  });
  const feeds = unfed.filter(({ account_id }) => clocks.has(account_id));
  if (feeds.length === 0) return 0;
  const events = await readFeedEvents(tx, feeds, EVENTS_MAX);
  const feed_of = new Map(feeds.map((feed) => [feed.endpoint_id, feed]));
  const wanted = events.flatMap((event) => deliveryOf(event, feed_of, clocks));
  await placeDeliveries(tx, wanted, scope.now);
  await advanceFeeds(tx, events);
  return events.length;
}

function deliveryOf(
  event: FeedEvent,
  feeds: ReadonlyMap<string, UnfedFeed>,
  clocks: ReadonlyMap<string, LockedClock>,
): NewDelivery[] {
  const { account_id, endpoint_id, type } = event;
  const [feed, clock] = [feeds.get(endpoint_id), clocks.get(account_id)];
  if (feed === undefined || clock === undefined || !subscribesTo(feed, type)) return [];
  const { url } = feed;
  const named = { account_id, endpoint_id, event_id: event.id, event_type: type };
  return [{ ...named, url, trigger: "event", now: clock.now }];
}

/** Whether an endpoint receives events of a type. */
export function subscribesTo(
  { enabled_events, format }: Pick<UnfedFeed, "enabled_events" | "format">,
  type: FeedEvent["type"],
): boolean {
  if (format === "legacy_airtime" && legacyTypeOf(type) === null) return false;
  if (isSentToAll(type)) return true;
  return subscriptionsOf(type).some((selector) => enabled_events.includes(selector));
}
