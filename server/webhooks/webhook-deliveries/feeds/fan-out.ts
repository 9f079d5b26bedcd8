import { type LockedClock, lockClocksForShare, movingOf, passOverMoving } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { type LeaseDeps, leaseRows } from "#platform/work/lease-rows";
import { type LeaseScope, LIVE_FIRST, type Mode, type Queue } from "#platform/work/queue";
import { type WorkerDefinition, wakeWorkers } from "#platform/work/worker";
import { legacyTypeOf } from "#webhooks/formats";
import { isSentToAll, subscriptionsOf } from "#webhooks/webhook-endpoints";
import {
  advanceFeeds,
  FAN_OUT,
  type FeedEvent,
  type FeedName,
  FIRST_FEED,
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
  const queue = fanOutQueue();
  return {
    name: FAN_OUT,
    concurrency: 1,
    isDue: HAS_UNFED_FEEDS,
    async lease(wanted) {
      const fed = await leaseRows(deps, queue, { ...wanted, limit: FEEDS_MAX });
      if (fed.length > 0) wakeWorkers(DELIVER);
      return fed.slice(0, 1);
    },
    talk: async () => null,
    settle: async () => {},
    quarantine: async () => {},
  };
}

/**
 * Endpoints with undelivered events; leasing them creates the deliveries. Each set begins behind
 * the one before it, so that endpoints whose events never end take no turn of others.
 */
function fanOutQueue(): Queue<number> {
  const reached = new Map<Mode | null, FeedName>();
  /** Where the last look began: a set that was refused is named from there. */
  const began = new Map<Mode | null, FeedName>();
  const turnOf = (turns: typeof reached, scope: LeaseScope): FeedName =>
    (isOfAll(scope) && turns.get(scope.mode)) || FIRST_FEED;
  // Behind the last one comes the first.
  const noteTurn = (turns: typeof reached, scope: LeaseScope, last: FeedName | null) => {
    if (isOfAll(scope)) turns.set(scope.mode, last ?? FIRST_FEED);
  };
  const look = async (tx: Tx, scope: LeaseScope, turn: FeedName): Promise<Fed> => {
    noteTurn(began, scope, turn);
    return await fanOut(tx, scope, turn);
  };
  return {
    name: FAN_OUT,
    modes: LIVE_FIRST,
    async readDue(tx, scope) {
      const names = await readUnfedFeeds(tx, scope, turnOf(began, scope));
      // A refused set has had its turn, so that one that is refused each time holds up no other.
      noteTurn(reached, scope, lastOfFull(names, scope));
      return names.map(({ account_id, endpoint_id }) => ({ account_id, row_id: endpoint_id }));
    },
    async lease(tx, scope) {
      const turn = turnOf(reached, scope);
      const fed = await look(tx, scope, turn);
      const is_round = fed.events === 0 && fed.last === null && turn !== FIRST_FEED;
      const { events, last } = is_round ? await look(tx, scope, FIRST_FEED) : fed;
      noteTurn(reached, scope, last);
      return events > 0 ? [events] : [];
    },
  };
}

/** A lease of named endpoints, or of one account, takes no turn of others. */
function isOfAll({ only, account_id }: LeaseScope): boolean {
  return only === null && account_id === null;
}

/** The last endpoint of a full set: others may come behind it. */
function lastOfFull(feeds: readonly FeedName[], { limit }: LeaseScope): FeedName | null {
  return feeds.length < limit ? null : (feeds.at(-1) ?? null);
}

/** How many events were read, and the last endpoint of a full set. */
interface Fed {
  readonly events: number;
  readonly last: FeedName | null;
}

/** Feeds a set of endpoints that come after another. */
async function fanOut(tx: Tx, scope: LeaseScope, after: FeedName): Promise<Fed> {
  const { unfed, clocks } = await passOverMoving(scope, async (asked) => {
    const unfed = await lockUnfedFeeds(tx, asked, after);
    const account_ids = unfed.map(({ account_id }) => account_id);
    const clocks = await lockClocksForShare(tx, account_ids, { skip_moving: true });
    return { found: { unfed, clocks }, moving: movingOf(unfed, clocks) };
  });
  const last = lastOfFull(unfed, scope);
  const feeds = unfed.filter(({ account_id }) => clocks.has(account_id));
  if (feeds.length === 0) return { events: 0, last };
  const events = await readFeedEvents(tx, feeds, EVENTS_MAX);
  const feed_of = new Map(feeds.map((feed) => [feed.endpoint_id, feed]));
  const wanted = events.flatMap((event) => deliveryOf(event, feed_of, clocks));
  await placeDeliveries(tx, wanted, scope.now);
  await advanceFeeds(tx, events);
  return { events: events.length, last };
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
