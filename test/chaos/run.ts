/**
 * Chaos: two api and two worker processes under mixed load, to which one fault after the other is
 * done; after each the invariants of the whole database are looked at. At the end everything comes
 * to rest, every promise is asked for, and the database is restored into another server, where the
 * programs go on. Everything listens on this machine alone, and is deleted afterwards.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { OperationId } from "@svc/generated/operations";
import { brokenBatches } from "../crash/kill-batches.ts";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { type Fleet, openFleet } from "../kit/programs/fleet.ts";
import { brokenPromises, endLeases, until } from "../kit/programs/watch.ts";
import { complaintsOf } from "../kit/sale-invariants.ts";
import { type Disk, openDisk } from "./disk.ts";
import { FAULTS } from "./faults.ts";
import { type Load, startLoad } from "./load.ts";
import { patiently } from "./patiently.ts";
import { goOnElsewhere } from "./restore.ts";

const MINUTE_MS = 60_000;
const WARM_MS = 2_000;
/** What is written in two transactions is whole again after this. */
const WHOLE_WITHIN_MS = 4_000;
const REST_WITHIN_MS = 120_000;
const SHOWN_MAX = 5;
/** The programs of both servers open what the first has sealed. */
const SETTINGS = { SVC_SECRET_KEY: Buffer.alloc(32, 7).toString("base64") };

/** Runs for the given time, reports progress, and returns the number of breaches. */
export async function runChaos(minutes: number): Promise<number> {
  const started = performance.now();
  const disk = openDisk();
  const folder = join(disk.folder, "data");
  mkdirSync(folder, { mode: 0o755 });
  const cluster = await openCluster({ folder });
  const found: string[] = [];
  const tell = (sentence: string) => say(started, sentence, found);
  // An interrupted run leaves neither the server nor its disk behind.
  const abandon = () => {
    process.kill(cluster.postmaster(), "SIGQUIT");
    disk.remove();
  };
  process.once("exit", abandon);
  process.once("SIGINT", () => process.exit(130));
  try {
    const wanted = { apis: 2, workers: 2, settings: SETTINGS };
    const fleet = await openFleet(cluster, wanted);
    try {
      const until_ms = started + minutes * MINUTE_MS;
      const { faults, sales, others } = await hurt(
        { fleet, cluster, disk },
        { until_ms, found, tell },
      );
      const vended = await countVended(fleet);
      const answered = `${sales} sales and ${others.length} other requests acknowledged`;
      for (const [operation_id, all] of Map.groupBy(others, (one) => one)) {
        console.log(`       ${operation_id}: ${all.length}`);
      }
      const sum = `${faults} faults, ${answered}, ${vended} vended`;
      console.log(`${sum}, ${found.length} breaches`);
    } finally {
      await fleet.close();
    }
  } finally {
    process.off("exit", abandon);
    disk.free();
    await cluster.remove();
    disk.remove();
  }
  return found.length;
}

interface Course {
  readonly until_ms: number;
  readonly found: string[];
  readonly tell: (sentence: string) => void;
}

async function hurt(
  world: { fleet: Fleet; cluster: Cluster; disk: Disk },
  { until_ms, found, tell }: Course,
): Promise<{ faults: number; sales: number; others: OperationId[] }> {
  const { fleet } = world;
  const load = await startLoad(fleet);
  let faults = 0;
  for (; performance.now() < until_ms && found.length === 0; faults += 1) {
    await pause(WARM_MS);
    const what = await FAULTS[faults % FAULTS.length]?.(world);
    found.push(...(await lastingComplaints(fleet)), ...load.faults);
    tell(`${what}; ${load.sales()} sales and ${othersOf(load).length} other requests acknowledged`);
  }
  const [sales, others] = [load.sales(), othersOf(load)];
  found.push(...(await rest(fleet, load)));
  tell("everything came to rest");
  const { tills } = load;
  found.push(...(await goOnElsewhere({ fleet, tills, settings: SETTINGS })));
  tell("restored into another server, where the programs went on");
  return { faults: faults + 1, sales, others };
}

/** What employers asked for. */
function othersOf({ employers }: Load): OperationId[] {
  return employers.flatMap(({ acknowledged }) => acknowledged());
}

/** The work of a moment is written in more than one transaction: what is wrong stays wrong. */
async function lastingComplaints(fleet: Fleet): Promise<string[]> {
  const look = () => patiently(() => fleet.database.read(complaintsOf));
  const first = await look();
  if (first.length === 0) return [];
  await pause(WHOLE_WITHIN_MS);
  const second = new Set(await look());
  return first.filter((complaint) => second.has(complaint));
}

/** After the last sale, remaining work is finished and every recorded success is checked. */
async function rest(fleet: Fleet, load: Load): Promise<string[]> {
  await load.stop();
  await patiently(() => endLeases(fleet));
  const isStill = () =>
    fleet.database.read(async ({ sql }) => {
      const [row] = await sql`
        select not exists (
          select from send_dispatches join sends
            on (sends.account_id, sends.id) = (send_dispatches.account_id, send_id)
          where status <> 'scheduled')
        and not exists (select from batches where status = 'processing')
        and not exists (select from agent_approvals where status = 'approved' and result_id is null)
        as is_still`;
      return row?.is_still === true;
    });
  const found: string[] = [];
  await until("every send has come to its end", isStill, REST_WITHIN_MS).catch((error: Error) =>
    found.push(error.message),
  );
  for (const till of load.tills) found.push(...(await brokenPromises(fleet, till)));
  for (const employer of load.employers) found.push(...(await employer.broken()));
  found.push(...(await brokenBatches(fleet)));
  found.push(...(await fleet.database.read(complaintsOf)));
  await Promise.all(fleet.workers.map((worker) => worker.stop()));
  return found;
}

async function countVended({ database }: Fleet): Promise<number> {
  const [row] = await database.read(
    ({ sql }) => sql`
      select count(*)::int as vends from simulator_vends where vended_minor is not null`,
  );
  return Number(row?.vends);
}

function say(started: number, sentence: string, found: readonly string[]): void {
  const seconds = Math.round((performance.now() - started) / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  console.log(`${clock.padStart(6)} ${sentence}; ${found.length} breaches`);
  for (const complaint of found.slice(0, SHOWN_MAX)) console.log(`       ${complaint}`);
}
