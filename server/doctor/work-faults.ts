/** What the rows of the database say about work that is not done. */
import type { Database } from "#platform/db/transaction";
import type { Fault } from "./faults.ts";

type Reads = Pick<Database, "read">;

/** What waits in one queue. */
export interface QueueLoad {
  readonly queue: string;
  readonly due: number;
  readonly oldest_seconds: number;
}

/** Workers look every second; what waits for longer than this is not looked at. */
const LATE_SECONDS = 60;
/** A chore that threw so often in a row does not get better by itself. */
const FAILURES_MAX = 3;
const NAMED_MOST = 5;

/** Queues whose rows have waited for too long. */
export function faultsOfQueues(loads: readonly QueueLoad[]): Fault[] {
  const late = loads.filter(({ oldest_seconds }) => oldest_seconds > LATE_SECONDS);
  return late.map(({ queue, due, oldest_seconds }) => {
    const oldest = `the oldest for ${Math.round(oldest_seconds)} s`;
    return { code: "queue_late", cause: `${due} rows of ${queue} are due, ${oldest}.` };
  });
}

interface QuarantineRow {
  readonly queue: string;
  readonly rows: number;
  readonly error: string;
}

/** Rows that threw, by queue, with the error of the latest. */
export async function faultsOfQuarantine(database: Reads): Promise<Fault[]> {
  const found = await database.read(
    ({ sql }) => sql<QuarantineRow[]>`
      select queue, count(*)::int as rows, (array_agg(error order by since desc))[1] as error
      from quarantined_rows where until > svc_now() group by queue order by queue`,
  );
  return found.map(({ queue, rows, error }) => {
    return { code: "rows_quarantined", cause: `${rows} rows of ${queue}: ${error}` };
  });
}

/** Chores that throw whenever they are done. */
export async function faultsOfChores(database: Reads): Promise<Fault[]> {
  const found = await database.read(
    ({ sql }) => sql<{ name: string; failures: number }[]>`
      select name, failures from chores where failures >= ${FAILURES_MAX} order by name`,
  );
  return found.map(({ name, failures }) => {
    return { code: "chore_failing", cause: `"${name}" has thrown ${failures} times in a row.` };
  });
}

/** Alarms that nobody has ended. */
export async function faultsOfAlarms(database: Reads): Promise<Fault[]> {
  const found = await database.read(
    ({ sql }) => sql<{ alarm: string; rows: number }[]>`
      select alarm, count(*)::int as rows from raised_alarms
      where ended_at is null group by alarm order by rows desc, alarm`,
  );
  if (found.length === 0) return [];
  const named = found.slice(0, NAMED_MOST).map(({ alarm, rows }) => `${alarm} (${rows})`);
  const more = found.length > NAMED_MOST ? ", and others" : "";
  return [{ code: "alarms_open", cause: `Not ended: ${named.join(", ")}${more}.` }];
}
