/** How much waits in the queues, in one statement, asked only when somebody reads the metrics. */
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "#platform/db/transaction";
import { isLeasable, LIVE_FIRST, type QueueTable } from "#platform/work/queue";
import type { Metrics } from "./registry.ts";

/** Nobody learns more from a longer count, and it costs the database. */
const COUNTED_MOST = 10_000;
/** However many ask, the queues are looked at once in so long. Units: milliseconds. */
const LOOK_EVERY_MS = 5_000;
const NOW = sql`svc_now()`;
const PREPARED = { prepare: true };

/** What waits in one queue. */
interface QueueLoad {
  readonly queue: string;
  readonly due: number;
  readonly oldest_seconds: number;
}

/** Sets the gauges of the queues before they are read; a database that is away is told as 0. */
export function meterQueues(
  metrics: Metrics,
  database: Pick<Database, "read">,
  queues: readonly QueueTable[],
): void {
  let looked_ms = Number.NEGATIVE_INFINITY;
  metrics.beforeReading(async () => {
    if (performance.now() - looked_ms < LOOK_EVERY_MS) return;
    looked_ms = performance.now();
    try {
      for (const { queue, due, oldest_seconds } of await readQueues(database, queues)) {
        metrics.set("svc_queue_due", { queue }, due);
        metrics.set("svc_queue_oldest_due_seconds", { queue }, oldest_seconds);
      }
      metrics.set("svc_quarantined_rows", {}, await countQuarantined(database));
      metrics.set("svc_database_up", {}, 1);
    } catch {
      metrics.set("svc_database_up", {}, 0);
    }
  });
}

/** How many rows of each queue are due, and for how long the oldest has waited. */
export async function readQueues(
  database: Pick<Database, "read">,
  queues: readonly QueueTable[],
): Promise<readonly QueueLoad[]> {
  if (queues.length === 0) return [];
  const looks = sql.join(queues.map(loadOf), sql` union all `);
  const { sql: text, params } = new PgDialect().sqlToQuery(looks);
  return await database.read(({ sql: client }) =>
    client.unsafe<QueueLoad[]>(text, params as never[], PREPARED),
  );
}

function loadOf(named: QueueTable): SQL {
  const { queue, table, due_at } = named;
  const modes = named.mode === null ? [null] : LIVE_FIRST;
  const due = modes.map((mode) => {
    const is_due = isLeasable(named, { mode, only: null, account_id: null, now: NOW });
    return sql`(select ${due_at} as due_at from ${table} where ${is_due} limit ${COUNTED_MOST})`;
  });
  return sql`select ${queue}::text as queue, count(*)::int as due,
    coalesce(greatest(extract(epoch from ${NOW} - min(due_at)), 0), 0)::float8 as oldest_seconds
    from (${sql.join(due, sql` union all `)}) waiting`;
}

async function countQuarantined(database: Pick<Database, "read">): Promise<number> {
  const [row] = await database.read(
    ({ sql: client }) => client<{ rows: number }[]>`
      select count(*)::int as rows from quarantined_rows where until > svc_now()`,
  );
  return row?.rows ?? 0;
}
