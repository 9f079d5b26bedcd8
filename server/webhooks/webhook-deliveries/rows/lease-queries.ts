/**
 * What the deliver worker locks, leases and postpones. The lock of a feed guards its dispatches.
 */
import { readInstant, writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import { inScope, type LeaseScope, type QueueTable } from "#platform/work/queue";
import { type EndpointName, webhookFeeds } from "#webhooks/webhook-endpoints";

/** An endpoint with deliveries that may be due. */
export interface DueFeed extends EndpointName {
  readonly is_enabled: boolean;
  /** On the account's clock. */
  readonly failing_since: number | null;
  readonly failed_attempts: number;
}

/** A delivery that is due. */
export interface DueDispatch extends EndpointName {
  readonly delivery_id: string;
  /** End of its lease; null if it is not leased. */
  readonly leased_until: number | null;
}

/** Consecutive failures from which an endpoint counts as failing. */
const FAILING_ATTEMPTS_MIN = 10;
/** Maximum deliveries of an endpoint in its window: no other is sent before one of these ends. */
const WINDOW = 10;
const SKIPPED_MAX = 1_000;

/** The queue of endpoints whose deliveries are due. */
export const FEED_TABLE: QueueTable = {
  queue: "webhooks/deliver",
  table: webhookFeeds,
  account_id: webhookFeeds.account_id,
  row_id: webhookFeeds.endpoint_id,
  due_at: webhookFeeds.due_at,
  mode: webhookFeeds.mode,
  lease_until: null,
};

const DUE = {
  queue: FEED_TABLE.queue,
  account_id: "feed.account_id",
  row_id: "feed.endpoint_id",
  mode: "feed.mode",
};

/**
 * Locks endpoints that are due, either failing or healthy ones. Skips rows that are locked: another
 * process has them.
 */
export async function lockDueFeeds(
  { sql }: Tx,
  scope: LeaseScope,
  { is_failing, limit }: { is_failing: boolean; limit: number },
): Promise<DueFeed[]> {
  const rows = await sql<(EndpointName & Record<string, unknown>)[]>`
    select feed.account_id, feed.endpoint_id, feed.failing_since, feed.failed_attempts,
      endpoint.status = 'enabled' as is_enabled
    from webhook_feeds feed
    join webhook_endpoints endpoint
      on endpoint.account_id = feed.account_id and endpoint.id = feed.endpoint_id
    where feed.due_at <= ${writeInstant(scope.now)} and ${inScope({ sql }, DUE, scope)}
      and feed.failed_attempts ${is_failing ? sql`>=` : sql`<`} ${FAILING_ATTEMPTS_MIN}
    order by feed.due_at
    limit ${limit}
    for no key update of feed skip locked`;
  return rows.map(({ account_id, endpoint_id, failing_since, failed_attempts, is_enabled }) => ({
    account_id,
    endpoint_id,
    is_enabled: is_enabled === true,
    failing_since: failing_since === null ? null : readInstant(String(failing_since)),
    failed_attempts: Number(failed_attempts),
  }));
}

/** The first due deliveries of each locked feed, including those under way. */
export async function readWindows(
  { sql }: Tx,
  feeds: readonly DueFeed[],
  wall_now: number,
): Promise<DueDispatch[]> {
  if (feeds.length === 0) return [];
  const rows = await sql<(DueDispatch & { lease_until: string | null })[]>`
    select due.account_id, due.endpoint_id, due.delivery_id, due.lease_until
    from ${listed({ sql }, feeds)} cross join lateral (
      select * from webhook_dispatches work
      where work.account_id = feed.account_id and work.endpoint_id = feed.endpoint_id
        and work.due_at <= ${writeInstant(wall_now)}
      order by work.due_at, work.delivery_id
      limit ${WINDOW}
    ) due`;
  return rows.map(({ lease_until, ...row }) => {
    const until = lease_until === null ? null : readInstant(lease_until);
    return { ...row, leased_until: until !== null && until > wall_now ? until : null };
  });
}

/** Whether an endpoint counts as failing. */
export function isFailing({ failed_attempts }: DueFeed): boolean {
  return failed_attempts >= FAILING_ATTEMPTS_MIN;
}

/** Whether a window shows all that is due. */
export function isWhole(window: readonly DueDispatch[]): boolean {
  return window.length < WINDOW;
}

/** Leases deliveries of locked feeds. Writes: webhook_dispatches. */
export async function leaseDispatches(
  { sql }: Tx,
  claimed: readonly DueDispatch[],
  { lease_owner, lease_until }: { lease_owner: string; lease_until: number },
): Promise<void> {
  if (claimed.length === 0) return;
  await sql`
    update webhook_dispatches set
      lease_owner = ${lease_owner}, lease_until = ${writeInstant(lease_until)}
    where (account_id, delivery_id) in (select * from unnest(
      ${claimed.map(({ account_id }) => account_id)}::uuid[],
      ${claimed.map(({ delivery_id }) => delivery_id)}::uuid[]))`;
}

/**
 * Deletes waiting deliveries of locked, disabled endpoints, a limited number at a time; returns
 * them.
 */
export async function dropOfDisabled(
  { sql }: Tx,
  feeds: readonly EndpointName[],
  wall_now: number,
): Promise<{ account_id: string; id: string }[]> {
  if (feeds.length === 0) return [];
  return await sql<{ account_id: string; id: string }[]>`
    delete from webhook_dispatches where (account_id, delivery_id) in (
      select waiting.account_id, waiting.delivery_id
      from ${listed({ sql }, feeds)} cross join lateral (
        select * from webhook_dispatches work
        where work.account_id = feed.account_id and work.endpoint_id = feed.endpoint_id
          and (work.lease_until is null or work.lease_until <= ${writeInstant(wall_now)})
        limit ${SKIPPED_MAX}
      ) waiting
    ) returning account_id, delivery_id as id`;
}

/** When a locked feed is due next; null for the due time of its next delivery. */
export interface NextLook extends EndpointName {
  readonly at: number | null;
}

/**
 * Postpones locked feeds to a time, or to the due time of their next delivery if that is earlier.
 *
 * Units: wall time in milliseconds. Writes: webhook_feeds.
 */
export async function putOff(
  { sql }: Tx,
  looks: readonly NextLook[],
  wall_now: number,
): Promise<void> {
  if (looks.length === 0) return;
  const times = looks.map(({ at }) => (at === null ? null : writeInstant(at)));
  await sql`
    update webhook_feeds feed set due_at = least(look.at, (
      select min(work.due_at) from webhook_dispatches work
      where work.account_id = feed.account_id and work.endpoint_id = feed.endpoint_id
        and work.due_at > ${writeInstant(wall_now)}))
    from unnest(
      ${looks.map(({ account_id }) => account_id)}::uuid[],
      ${looks.map(({ endpoint_id }) => endpoint_id)}::uuid[], ${times}::text[]::timestamptz[]
    ) as look(account_id, endpoint_id, at)
    where feed.account_id = look.account_id and feed.endpoint_id = look.endpoint_id`;
}

function listed({ sql }: Pick<Tx, "sql">, feeds: readonly EndpointName[]) {
  return sql`unnest(
    ${feeds.map(({ account_id }) => account_id)}::uuid[],
    ${feeds.map(({ endpoint_id }) => endpoint_id)}::uuid[]
  ) as feed(account_id, endpoint_id)`;
}
