/** What the rows of the database say about the programs on it: clocks, keys, processes. */

import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { isWithinSkew, skewOf } from "#platform/work/clock-skew";
import { momentNow } from "#platform/work/lease";
import { complaintOfKey } from "#platform/work/sealing-key";
import type { Fault } from "./faults.ts";

type Reads = Pick<Database, "read">;

/** As a heartbeat that is missed three times. */
const ALIVE_SECONDS = 15;
/** Each program has connections for its callers and as many for its own work. */
const POOLS = 2;

/** Whether this machine goes by the database's time. */
export async function faultsOfClock(database: Reads): Promise<Fault[]> {
  const from = momentNow();
  const [row] = await database.read(
    ({ sql }) => sql<{ ms: string }[]>`
      select floor(extract(epoch from svc_now()) * 1000)::bigint as ms`,
  );
  const skew_ms = skewOf(from, Number(row?.ms));
  if (isWithinSkew(skew_ms)) return [];
  const seconds = Math.round(Math.abs(skew_ms) / 1_000);
  const side = skew_ms > 0 ? "ahead of" : "behind";
  const cause = `The clock of this machine is ${seconds} s ${side} the database's.`;
  return [{ code: "clock_skewed", cause }];
}

/** Whether a program with these settings could open what the database holds. */
export async function faultsOfKey(database: Reads, settings: Settings): Promise<Fault[]> {
  const cause = await complaintOfKey(database, settings);
  return cause === null ? [] : [{ code: "sealing_key_wrong", cause }];
}

interface ProcessesRow {
  readonly apis: number;
  readonly workers: number;
  readonly processes: number;
  readonly keys: string[];
  readonly connections_max: number;
}

/** Which programs live on this database. */
export async function faultsOfProcesses(database: Reads, settings: Settings): Promise<Fault[]> {
  const [row] = await database.read(
    ({ sql }) => sql<[ProcessesRow]>`
      select count(*) filter (where role <> 'worker')::int as apis,
        count(*) filter (where role <> 'api')::int as workers,
        count(*)::int as processes,
        coalesce(array_agg(distinct sealing_key_id), '{}') as keys,
        current_setting('max_connections')::int
          - current_setting('superuser_reserved_connections')::int as connections_max
      from processes where seen_at > svc_now() - make_interval(secs => ${ALIVE_SECONDS})`,
  );
  return [...missingRoles(row), ...faultsOfKeys(row), ...faultsOfPools(row, settings)];
}

function missingRoles({ apis, workers, processes }: ProcessesRow): Fault[] {
  const cause = "has said in the last 15 seconds that it lives.";
  if (processes === 0) return [{ code: "nothing_runs", cause: `No process ${cause}` }];
  if (apis === 0) return [{ code: "api_missing", cause: `No process that serves ${cause}` }];
  return workers > 0 ? [] : [{ code: "worker_missing", cause: `No worker ${cause}` }];
}

function faultsOfKeys({ keys }: ProcessesRow): Fault[] {
  if (keys.length < 2) return [];
  const cause = `Processes seal with different keys: ${keys.join(" and ")}.`;
  return [{ code: "sealing_keys_differ", cause }];
}

function faultsOfPools(
  { processes, connections_max }: ProcessesRow,
  { pool }: Pick<Settings, "pool">,
): Fault[] {
  const count = Math.max(1, processes);
  const wanted = count * POOLS * pool;
  if (wanted <= connections_max) return [];
  const cause =
    `${count} processes with SVC_POOL ${pool} may open ${wanted} connections, ` +
    `and the database allows ${connections_max}.`;
  return [{ code: "connections_short", cause }];
}

/** Whether there is anybody to serve; a sandbox makes its own organisation. */
export async function faultsOfOrganisations(database: Reads): Promise<Fault[]> {
  const found = await database.read(({ sql }) => sql`select from accounts limit 1`);
  if (found.length > 0) return [];
  return [{ code: "organisation_missing", cause: "There is no organisation, so no key works." }];
}
