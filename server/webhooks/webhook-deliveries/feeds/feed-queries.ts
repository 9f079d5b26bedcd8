/** Reading and moving feeds: which events an endpoint has not been sent yet. */
import type { EventType } from "@svc/generated/events";
import { sql as raw } from "drizzle-orm";
import { COMPLETE_BELOW } from "#platform/db/positions";
import { textOf } from "#platform/db/text-of";
import type { Read, Tx } from "#platform/db/transaction";
import { inScope, isNotHeldBack, type LeaseScope } from "#platform/work/queue";

export const FAN_OUT = "webhooks/fan-out";

const FED = {
  queue: FAN_OUT,
  account_id: "feed.account_id",
  row_id: "feed.endpoint_id",
  mode: "feed.mode",
};

/**
 * Order and limit inside keep the look at the events one step into their index for each feed; only
 * what stands below every running transaction is complete.
 */
const UNFED = raw`
  from webhook_feeds feed
  join webhook_endpoints endpoint
    on endpoint.account_id = feed.account_id and endpoint.id = feed.endpoint_id
  cross join lateral (
    select from events event
    where event.account_id = feed.account_id
      and (event.commit_position, event.id) > (feed.commit_position, feed.event_id)
      and event.commit_position < ${raw.raw(COMPLETE_BELOW)}
    order by event.commit_position, event.id
    limit 1
  ) ahead
  where endpoint.status = 'enabled'`;

/** Whether any enabled endpoint has events to send, as SQL. */
export const HAS_UNFED_FEEDS = raw`exists (select ${UNFED}
  and ${isNotHeldBack({
    queue: FAN_OUT,
    account_id: raw`feed.account_id`,
    row_id: raw`feed.endpoint_id`,
  })})`;

/** A feed, by its endpoint. */
export interface FeedName {
  readonly account_id: string;
  readonly endpoint_id: string;
}

const NO_ID = "00000000-0000-0000-0000-000000000000";
/** What every feed comes after. */
export const FIRST_FEED: FeedName = { account_id: NO_ID, endpoint_id: NO_ID };

/** An endpoint with events that it has not been sent. */
export interface UnfedFeed extends FeedName {
  /** The position reached so far. */
  readonly commit_position: string;
  readonly event_id: string;
  readonly enabled_events: readonly string[];
  readonly format: "svc" | "legacy_airtime";
  readonly url: string;
}

/** An event that an endpoint has not been sent. */
export interface FeedEvent extends FeedName {
  readonly id: string;
  readonly type: EventType;
  readonly commit_position: string;
}

/**
 * Locks enabled endpoints with events to send, in order, behind another. Skips rows that are
 * locked: another process feeds them.
 */
export function lockUnfedFeeds(tx: Tx, scope: LeaseScope, after: FeedName): Promise<UnfedFeed[]> {
  return findUnfedFeeds(tx, { ...scope, after }, tx.sql`for no key update of feed skip locked`);
}

/** Names enabled endpoints with events to send, in order, behind another. */
export function readUnfedFeeds(tx: Tx, scope: LeaseScope, after: FeedName): Promise<FeedName[]> {
  return findUnfedFeeds(tx, { ...scope, after }, tx.sql``);
}

async function findUnfedFeeds(
  { sql }: Tx,
  { after, ...scope }: LeaseScope & { readonly after: FeedName },
  lock: ReturnType<typeof inScope>,
): Promise<UnfedFeed[]> {
  return await sql<UnfedFeed[]>`
    select feed.account_id, feed.endpoint_id, feed.commit_position, feed.event_id,
      endpoint.enabled_events, endpoint.format, endpoint.url
    ${sql.unsafe(textOf(UNFED))} and ${inScope({ sql }, FED, scope)}
      and (feed.account_id, feed.endpoint_id) > (${after.account_id}, ${after.endpoint_id})
    order by feed.account_id, feed.endpoint_id
    limit ${scope.limit}
    ${lock}`;
}

/**
 * Counts the events that each enabled endpoint of an account has not been sent. The order inside
 * keeps the look at them to what follows the position of each feed.
 */
export async function countUnfedEvents({ sql }: Read, account_id: string): Promise<number> {
  const [found] = await sql<{ count: number }[]>`
    select count(*)::int as count from webhook_feeds feed
    join webhook_endpoints endpoint
      on endpoint.account_id = feed.account_id and endpoint.id = feed.endpoint_id
    cross join lateral (
      select from events event
      where event.account_id = feed.account_id
        and (event.commit_position, event.id) > (feed.commit_position, feed.event_id)
      order by event.commit_position, event.id
      offset 0
    ) as ahead
    where feed.account_id = ${account_id} and endpoint.status = 'enabled'`;
  return found?.count ?? 0;
}

/** The next events of locked feeds, in order, up to a limit for each. */
export async function readFeedEvents(
  { sql }: Tx,
  feeds: readonly UnfedFeed[],
  limit: number,
): Promise<FeedEvent[]> {
  if (feeds.length === 0) return [];
  return await sql<FeedEvent[]>`
    select feed.account_id, feed.endpoint_id, ahead.id, ahead.type, ahead.commit_position
    from unnest(
      ${feeds.map(({ account_id }) => account_id)}::uuid[],
      ${feeds.map(({ endpoint_id }) => endpoint_id)}::uuid[],
      ${feeds.map(({ commit_position }) => commit_position)}::text[],
      ${feeds.map(({ event_id }) => event_id)}::uuid[]
    ) as feed(account_id, endpoint_id, commit_position, event_id)
    cross join lateral (
      select event.id, event.type, event.commit_position from events event
      where event.account_id = feed.account_id
        and (event.commit_position, event.id) > (feed.commit_position::bigint, feed.event_id)
        and event.commit_position < ${sql.unsafe(COMPLETE_BELOW)}
      order by event.commit_position, event.id
      limit ${limit}
    ) ahead
    order by feed.account_id, feed.endpoint_id, ahead.commit_position, ahead.id`;
}

/** Moves feeds that the caller has locked to the last of their events. Writes: webhook_feeds. */
export async function advanceFeeds({ sql }: Tx, events: readonly FeedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const last = [...new Map(events.map((event) => [event.endpoint_id, event])).values()];
  await sql`
    update webhook_feeds feed
    set commit_position = reached.commit_position::bigint, event_id = reached.event_id
    from unnest(
      ${last.map(({ account_id }) => account_id)}::uuid[],
      ${last.map(({ endpoint_id }) => endpoint_id)}::uuid[],
      ${last.map(({ commit_position }) => commit_position)}::text[],
      ${last.map(({ id }) => id)}::uuid[]
    ) as reached(account_id, endpoint_id, commit_position, event_id)
    where feed.account_id = reached.account_id and feed.endpoint_id = reached.endpoint_id`;
}
