import { writeInstant } from "#platform/db/columns";
import type { Tx } from "#platform/db/transaction";
import type { EndpointName } from "./lifecycle.ts";

/** Recent tries at an endpoint. */
export interface Tries extends EndpointName {
  readonly attempts: number;
  readonly succeeded: number;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
}

const HOUR_MS = 3_600_000;
/** Health looks back a day; older hours are dropped on the way. */
const HOURS_KEPT_MS = 48 * HOUR_MS;

/**
 * Records the results of a set of tries by endpoint, and makes each due at once: a slot is free.
 *
 * Writes: webhook_feeds, webhook_hours.
 */
export async function noteTries(
  { sql }: Tx,
  tries: readonly Tries[],
  wall_now: number,
): Promise<void> {
  if (tries.length === 0) return;
  const ordered = tries.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const accounts = ordered.map(({ account_id }) => account_id);
  const endpoints = ordered.map(({ endpoint_id }) => endpoint_id);
  const attempts = ordered.map((one) => one.attempts);
  const succeeded = ordered.map((one) => one.succeeded);
  const times = ordered.map(({ at }) => writeInstant(at));
  const hours = ordered.map(({ at }) => writeInstant(Math.floor(at / HOUR_MS) * HOUR_MS));
  // Feeds are locked in the order of their keys, so that no two sets deadlock.
  await sql`
    select from webhook_feeds where (account_id, endpoint_id) in (
      select * from unnest(${accounts}::uuid[], ${endpoints}::uuid[]))
    order by account_id, endpoint_id for no key update`;
  await sql`
    update webhook_feeds feed set
      due_at = least(feed.due_at, ${writeInstant(wall_now)}),
      last_success_at = case when tried.succeeded > 0 then tried.at
        else feed.last_success_at end,
      last_failure_at = case when tried.succeeded < tried.attempts then tried.at
        else feed.last_failure_at end,
      failing_since = case when tried.succeeded > 0 then null
        else coalesce(feed.failing_since, tried.at) end,
      failed_attempts = case when tried.succeeded > 0 then 0
        else feed.failed_attempts + tried.attempts end
    from unnest(
      ${accounts}::uuid[], ${endpoints}::uuid[], ${attempts}::integer[], ${succeeded}::integer[],
      ${times}::text[]::timestamptz[]
    ) as tried(account_id, endpoint_id, attempts, succeeded, at)
    where feed.account_id = tried.account_id and feed.endpoint_id = tried.endpoint_id`;
  await sql`
    insert into webhook_hours (account_id, endpoint_id, hour, attempts, succeeded)
    select account_id, endpoint_id, hour, attempts, succeeded
    from unnest(
      ${accounts}::uuid[], ${endpoints}::uuid[], ${hours}::text[]::timestamptz[],
      ${attempts}::integer[],
      ${succeeded}::integer[]
    ) as tried(account_id, endpoint_id, hour, attempts, succeeded)
    on conflict (account_id, endpoint_id, hour) do update set
      attempts = webhook_hours.attempts + excluded.attempts,
      succeeded = webhook_hours.succeeded + excluded.succeeded`;
  await sql`
    delete from webhook_hours hours using unnest(
      ${accounts}::uuid[], ${endpoints}::uuid[], ${times}::text[]::timestamptz[]
    ) as tried(account_id, endpoint_id, at)
    where hours.account_id = tried.account_id and hours.endpoint_id = tried.endpoint_id
      and hours.hour < tried.at - make_interval(secs => ${HOURS_KEPT_MS / 1_000})`;
}

function nameOf({ account_id, endpoint_id }: EndpointName): string {
  return `${account_id} ${endpoint_id}`;
}
