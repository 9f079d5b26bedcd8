/** The feed of an endpoint: where it starts and restarts, and when it is due. */
import { and, eq, sql } from "drizzle-orm";
import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { Mode } from "#platform/work/queue";
import { webhookFeeds } from "./feed-tables.ts";
import type { EndpointName } from "./lifecycle.ts";

/**
 * Starts a new endpoint's feed at this transaction.
 *
 * Writes: webhook_feeds.
 */
export async function openFeed(
  { db }: Tx,
  { account_id, endpoint_id, mode }: EndpointName & { mode: Mode },
) {
  await db.insert(webhookFeeds).values({ account_id, endpoint_id, mode });
}

/**
 * Restarts a disabled endpoint's feed at this transaction, without failures; a replay sends what
 * happened in between.
 *
 * Writes: webhook_feeds.
 */
export async function restartFeed({ db }: Tx, { account_id, endpoint_id }: EndpointName) {
  await db
    .update(webhookFeeds)
    .set({
      commit_position: sql`default`,
      event_id: sql`default`,
      failing_since: null,
      failed_attempts: 0,
    })
    .where(and(eq(webhookFeeds.account_id, account_id), eq(webhookFeeds.endpoint_id, endpoint_id)));
}

/**
 * Makes endpoints due by a time, unless they are due earlier.
 *
 * Units: wall time in milliseconds. Writes: webhook_feeds.
 */
export async function armFeeds(
  { sql: statement }: Tx,
  names: readonly EndpointName[],
  at: number,
): Promise<void> {
  if (names.length === 0) return;
  // Rows are locked in the order of their keys, so that no two sets deadlock.
  await statement`
    with held as (
      select account_id, endpoint_id from webhook_feeds
      where (account_id, endpoint_id) in (select * from unnest(
        ${names.map(({ account_id }) => account_id)}::uuid[],
        ${names.map(({ endpoint_id }) => endpoint_id)}::uuid[]))
      order by account_id, endpoint_id for no key update
    )
    update webhook_feeds feed set due_at = least(feed.due_at, ${writeInstant(at)}) from held
    where feed.account_id = held.account_id and feed.endpoint_id = held.endpoint_id`;
}
