import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { harareDay } from "#platform/time/instants";
import { readHasApi } from "#platform/work/heartbeat";

/**
 * Counts this minute if a program serves requests in it; a minute is counted once. What nobody
 * counts was an outage: of the programs, or of the database.
 *
 * Writes: api_days.
 */
export async function countApiMinute(tx: Tx): Promise<void> {
  if (!(await readHasApi(tx))) return;
  const day = harareDay(await transactionTime(tx));
  await tx.sql`
    insert into api_days as counted (day, minutes, first_at, last_at)
    select ${day}, 1, minute, minute from date_trunc('minute', svc_now()) as minute
    on conflict (day) do update
    set minutes = counted.minutes + 1, last_at = excluded.last_at
    where counted.last_at < excluded.last_at`;
}
