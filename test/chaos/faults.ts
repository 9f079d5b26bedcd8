/** Faults injected into a running service, one after another. */
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../kit/programs/cluster.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import type { Disk } from "./disk.ts";
import { patiently } from "./patiently.ts";

interface World {
  readonly cluster: Cluster;
  readonly fleet: Fleet;
  readonly disk: Disk;
}

/** Injects the fault, repairs what does not recover by itself, and returns a description. */
type Fault = (world: World) => Promise<string>;

const SECOND = 1_000;
/** The lease of a hand-over is 20 s: a worker that is frozen longer finds that others went on. */
const FREEZES_MS = [3 * SECOND, 12 * SECOND, 23 * SECOND] as const;
const FREEZE_API_MS = 5 * SECOND;
const FULL_MS = 8 * SECOND;
const SKEWS_MS = [3_600 * SECOND, -3_600 * SECOND] as const;
const SKEWED_FOR_MS = 8 * SECOND;

let turns = 0;

async function killApi({ fleet }: World): Promise<string> {
  const place = turns++ % fleet.apis.length;
  const api = fleet.apis[place] as Program;
  await api.kill();
  const { port } = api.wanted;
  fleet.apis[place] = await patiently(() => fleet.start({ role: "api", port }));
  return "api killed";
}

async function killWorker({ fleet }: World): Promise<string> {
  const place = turns++ % fleet.workers.length;
  await (fleet.workers[place] as Program).kill();
  fleet.workers[place] = await patiently(() => fleet.start({ role: "worker" }));
  return "worker killed";
}

async function freezeWorker({ fleet }: World): Promise<string> {
  const frozen_ms = FREEZES_MS[turns++ % FREEZES_MS.length] ?? SECOND;
  const worker = fleet.workers[turns % fleet.workers.length] as Program;
  await frozen(worker, frozen_ms);
  return `worker frozen for ${frozen_ms / SECOND} s`;
}

async function freezeApi({ fleet }: World): Promise<string> {
  await frozen(fleet.apis[turns++ % fleet.apis.length] as Program, FREEZE_API_MS);
  return `api frozen for ${FREEZE_API_MS / SECOND} s`;
}

async function frozen(program: Program, ms: number): Promise<void> {
  program.freeze();
  await pause(ms);
  program.thaw();
}

async function killPostmaster({ cluster }: World): Promise<string> {
  process.kill(cluster.postmaster(), "SIGKILL");
  await pause(SECOND);
  await cluster.restart();
  return "postmaster killed";
}

/** The server takes every connection down with the one that died, and recovers by itself. */
async function killBackend({ fleet }: World): Promise<string> {
  const [backend] = await patiently(() =>
    fleet.database.read(
      ({ sql }) => sql<{ pid: number }[]>`
        select pid from pg_stat_activity
        where application_name like 'svc %' order by random() limit 1`,
    ),
  );
  if (backend !== undefined) process.kill(backend.pid, "SIGKILL");
  await patiently(() => fleet.database.read(({ sql }) => sql`select 1`));
  return "backend killed";
}

async function fillDisk({ cluster, disk }: World): Promise<string> {
  if (disk.fill === null) return "full disk left out: no file system may be mounted here";
  disk.fill();
  await pause(FULL_MS);
  disk.free();
  await cluster.restart();
  return `disk full for ${FULL_MS / SECOND} s`;
}

/** One more worker, on a machine whose clock is an hour wrong. */
async function skewClock({ fleet }: World): Promise<string> {
  const skew_ms = SKEWS_MS[turns++ % SKEWS_MS.length] ?? SECOND;
  const settings = { TEST_SKEW_MS: String(skew_ms) };
  const worker = await patiently(() => fleet.start({ role: "worker", settings }));
  await pause(SKEWED_FOR_MS);
  await worker.kill();
  return `a worker's clock ${skew_ms / SECOND} s off`;
}

/** In the order in which they are tried, and again from the first. */
export const FAULTS: readonly Fault[] = [
  killApi,
  killWorker,
  freezeWorker,
  killBackend,
  fillDisk,
  skewClock,
  killPostmaster,
  freezeApi,
];
