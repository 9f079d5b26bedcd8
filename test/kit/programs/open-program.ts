/**
 * A program inside the test's process: the roles of the server on connections of its own. Its kill
 * is a `kill -9` as far as anybody else can tell: its connections are gone between two steps, and
 * it never goes on. It starts and dies in a few milliseconds, and says which seams it has passed,
 * so that a test can kill it at each of them.
 */

import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { type Log, openLog } from "@svc/server/platform/log.ts";
import { readConfig, type Settings } from "@svc/server/platform/settings/config.ts";
import { wakeWorkers } from "@svc/server/platform/work/worker.ts";
import { connectSuppliers } from "@svc/server/providers/binding/index.ts";
import { bindSuppliers, openSupplier } from "@svc/server/providers/port/index.ts";
import { simulated_utility, simulator } from "@svc/server/providers/simulator/index.ts";
import { type Roles, startRoles } from "@svc/server/roles.ts";
import { PATIENT } from "../database.ts";
import { type Life, openLife } from "./life.ts";
import { watchLog } from "./log-watch.ts";
import { findPort } from "./ports.ts";
import type { Ending, Program, ProgramWanted } from "./program.ts";
import type { SeamName } from "./seam-names.ts";
import { seamedAddress } from "./seamed-address.ts";
import { seamedLine } from "./seamed-line.ts";
import { openReach, placeSeams, type Reach } from "./seams.ts";
import { untilGone } from "./until-gone.ts";
import { within } from "./within.ts";

/** What is wanted of a program in process; a seam is passed when there is something to do at it. */
export type OpenWanted = Omit<ProgramWanted, "database_url" | "entry"> & {
  readonly database_url: string;
  /** How long the simulated supplier may take; left out, as long as for everybody. */
  readonly deadline_ms?: number;
  /** The suppliers of live organisations; none where it is left out. */
  readonly live?: readonly LiveAddress[];
  /** Takes the program as the last of its role, by whose seams calls to a shared address go. */
  readonly callers?: Map<ProgramWanted["role"], Reach>;
};

/** Where a supplier or a gateway is, and the setting that says so to programs. */
export interface LiveAddress {
  readonly name: string;
  readonly setting: string;
  readonly url: string;
}

/** A program in process. */
export interface OpenProgram extends Program {
  /** The seams that it has passed with something to do, in their order. */
  readonly passed: readonly SeamName[];
  readonly isKilled: () => boolean;
}

/** The same key in every program, as where several share a setting. */
const SECRET_KEY = Buffer.alloc(32, 9).toString("base64");
const WOKEN_BY: Readonly<Record<string, readonly string[]>> = {
  "settle sends": ["sends/dispatch", "messages"],
  "settle a meter": ["sends/dispatch"],
  "settle messages": ["messages"],
  "settle deliveries": ["webhooks/deliver"],
  "settle exports": ["exports"],
  "settle a top-up": ["topups"],
};

let opened = 0;

/** Opens a program on the migrated tables of a database. */
export async function openProgram(wanted: OpenWanted): Promise<OpenProgram> {
  const port = wanted.port ?? (await findPort());
  opened += 1;
  const application_name = `program ${process.pid} ${opened}`;
  const { database_url } = wanted;
  const watch = watchLog();
  const life = openLife();
  const closers: (() => unknown)[] = [];
  const ended = Promise.withResolvers<Ending>();
  const passed: SeamName[] = [];
  let roles: Roles | null = null;
  let dying: Promise<void> | null = null;

  async function die(): Promise<void> {
    life.end();
    void roles?.server?.close({ within_ms: 0 }).catch(() => {});
    // Timers end at once; what a part would still tell the database is never heard.
    for (const close of closers) void close();
    await untilGone(database_url, application_name);
    ended.resolve({ code: null, signal: "SIGKILL" });
  }

  function kill(): Promise<void> {
    dying ??= die();
    return dying;
  }

  const reach = reachOf({ wanted, passed, life, kill, wake });
  wanted.callers?.set(wanted.role, reach);
  const settings = settingsOf(wanted, port, await addressesOf(wanted, reach, closers));
  const pool = openDatabase({ ...PATIENT, database_url, pool: settings.pool, application_name });
  closers.push(() => pool.close(0));
  const { deadline_ms } = wanted;
  const { database, suppliers } = worldOf(pool, life, { reach, settings, deadline_ms });
  const log = logOf(watch, life);
  const parts = { defer: (close: () => unknown) => void closers.push(close) };
  roles = await startRoles({ settings, database, log, suppliers }, parts);
  return {
    wanted: { ...wanted, port },
    origin: `http://127.0.0.1:${port}`,
    passed,
    isKilled: life.isOver,
    get pid(): number {
      throw new Error("A program in process has no process of its own.");
    },
    kill,
    ended: () => within(ended.promise, "The end of a program at its seam", watch.output),
    stop: () => Promise.reject(new Error("A program in process is killed, and never stopped.")),
    freeze: life.freeze,
    thaw: life.thaw,
    ...watch,
  };
}

interface ReachGiven {
  readonly wanted: OpenWanted;
  readonly passed: SeamName[];
  readonly life: Life;
  readonly kill: () => Promise<void>;
  readonly wake: (at: string) => void;
}

/** Notes each seam, and does what is wanted there. */
function reachOf({ wanted, passed, life, kill, wake }: ReachGiven): Reach {
  const reach = openReach(wanted.seams ?? [], {
    kill: async () => {
      void kill();
      await life.goOn();
    },
    freeze: async () => {
      life.freeze();
      await life.goOn();
    },
  });
  return async (at, step) => {
    if (step.is_idle || life.isOver()) return;
    passed.push(at as SeamName);
    await reach(at, step);
    wake(at);
  };
}

/** Which workers have more to do after a commit; nobody waits until they look by themselves. */
function wake(at: string): void {
  const [, queue, settled] = /^(?:lease (\S+) \(\w+\)|(settle .+))\/after commit$/.exec(at) ?? [];
  if (queue !== undefined) wakeWorkers(queue);
  for (const name of WOKEN_BY[settled ?? ""] ?? []) wakeWorkers(name);
}

interface World {
  readonly reach: Reach;
  readonly settings: Settings;
  readonly deadline_ms: number | undefined;
}

/** What the program has of the world: all of it with seams, and only while it lives. */
function worldOf(pool: Database, life: Life, { reach, settings, deadline_ms }: World) {
  const seamed = placeSeams(reach);
  const database = life.hold(seamed.database(pool));
  const utility = simulated_utility;
  const simulated = simulator(database);
  const adapter = { ...simulated, deadline_ms: deadline_ms ?? simulated.deadline_ms };
  const test = openSupplier(seamed.supplier(adapter), { utility });
  const live = connectSuppliers(settings, database).live;
  return { database, suppliers: bindSuppliers({ test, live }) };
}

/** The settings that name the addresses of live suppliers, each behind the program's own seams. */
async function addressesOf(
  { live = [] }: OpenWanted,
  reach: Reach,
  closers: (() => unknown)[],
): Promise<Record<string, string>> {
  const named = live.map(async ({ name, setting, url }) => {
    const { origin, pathname, protocol } = new URL(url);
    if (protocol === "smtp:") {
      const line = await seamedLine({ name, to: url }, reach);
      closers.push(() => line.close());
      return [setting, line.url];
    }
    const address = await seamedAddress({ name, to: origin }, reach);
    closers.push(() => address.close());
    return [setting, `${address.url}${pathname}`];
  });
  return Object.fromEntries(await Promise.all(named));
}

/** The dead log nothing. */
function logOf(watch: ReturnType<typeof watchLog>, life: Life): Log {
  return openLog({
    level: "info",
    readable: false,
    write: (line) => {
      if (life.isOver()) return;
      watch.hear(line);
      watch.hearLine(line);
    },
  });
}

function settingsOf(
  { role, folder, settings, database_url }: OpenWanted,
  port: number,
  addresses: Record<string, string>,
): Settings {
  return readConfig({
    DATABASE_URL: database_url,
    SVC_DATA_DIR: folder,
    SVC_ENV: "sandbox",
    SVC_ROLE: role,
    SVC_SECRET_KEY: SECRET_KEY,
    SVC_TEST_STEP: "0s",
    PORT: String(port),
    ...settings,
    ...addresses,
  });
}
