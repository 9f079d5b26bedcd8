import type { Schemas } from "@svc/generated/routes";
import { readInstant, writeInstant } from "#platform/db/columns";
import type { Read, Tx } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";

type Health = Schemas["WebhookHealth"];

interface HealthRow {
  readonly endpoint_id: string;
  readonly last_success_at: string | null;
  readonly last_failure_at: string | null;
  readonly failing_since: string | null;
  readonly attempts: number | null;
  readonly succeeded: number | null;
  readonly pending: number;
}

const DAY_MS = 86_400_000;

/**
 * The delivery health of endpoints, by uuid.
 *
 * Units: milliseconds on the account's clock.
 */
export async function readHealth(
  { sql }: Read | Tx,
  asked: { account_id: string; endpoint_ids: readonly string[]; now: number },
): Promise<Map<string, Health>> {
  const { account_id, endpoint_ids, now } = asked;
  const rows = await sql<HealthRow[]>`
    select feed.endpoint_id, feed.last_success_at, feed.last_failure_at, feed.failing_since,
      lately.attempts::int, lately.succeeded::int,
      (select count(*)::int from webhook_dispatches work
        where work.account_id = feed.account_id and work.endpoint_id = feed.endpoint_id) as pending
    from webhook_feeds feed
    cross join lateral (
      select sum(hours.attempts) as attempts, sum(hours.succeeded) as succeeded
      from webhook_hours hours
      where hours.account_id = feed.account_id and hours.endpoint_id = feed.endpoint_id
        and hours.hour > ${writeInstant(now - DAY_MS)}
    ) lately
    where feed.account_id = ${account_id} and feed.endpoint_id = any(${[...endpoint_ids]}::uuid[])`;
  return new Map(rows.map((row) => [row.endpoint_id, healthOf(row)]));
}

function healthOf(row: HealthRow): Health {
  const { attempts, succeeded, pending } = row;
  return {
    last_success_at: secondsOf(row.last_success_at),
    last_failure_at: secondsOf(row.last_failure_at),
    failing_since: secondsOf(row.failing_since),
    success_rate_24h: attempts === null ? null : shareOf(succeeded ?? 0, attempts),
    pending,
  };
}

function secondsOf(written: string | null): number | null {
  return written === null ? null : unixSeconds(readInstant(written));
}

/** Rounded down, so that only an endpoint without a failed try has `1.000`. */
function shareOf(part: number, whole: number): string {
  const thousandths = Math.floor((part * 1_000) / whole);
  return `${Math.floor(thousandths / 1_000)}.${String(thousandths % 1_000).padStart(3, "0")}`;
}
