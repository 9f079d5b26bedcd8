/**
 * The workers of a size, in this process. They work when they are asked to, so a round is measured
 * from its first statement to its last one, however busy the machine is.
 */
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import type { WebhookHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { type Config, readConfig } from "@svc/server/platform/settings/config.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import type { Chore } from "@svc/server/platform/work/chores.ts";
import type { Watched } from "@svc/server/platform/work/lookout.ts";
import { settleSealingKey } from "@svc/server/platform/work/sealing-key.ts";
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { choresOf, eachWorker } from "@svc/server/workers.ts";
import { readPages } from "./costs.ts";
import type { GrownShop } from "./shop.ts";

/** A worker that is asked to work until nothing is due, and returns how many jobs that were. */
interface OwnWorker extends Watched {
  work(): Promise<number>;
}

/** What works at one size. */
export interface Staff {
  readonly shop: Staffed;
  readonly database: Database;
  readonly workers: readonly OwnWorker[];
  /** Those that come again after a minute, an hour and a day. */
  readonly chores: Readonly<Record<Span, readonly OwnChore[]>>;
  pages(): Promise<number>;
  close(): Promise<void>;
}

/** The shop of which they are. */
type Staffed = Pick<GrownShop, "url" | "size" | "account_id" | "bearer" | "postmaster_pid">;
type Span = "minute" | "hour" | "day";
type OwnChore = () => Promise<void>;

/** What workers are started with, and the programs whose sales they work on. */
export const SETTINGS = { SVC_ENV: "sandbox", SVC_TEST_STEP: "0s" };
const POOL = 4;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** It is measured by itself. */
const NIGHT_WATCH = "night watch";
/** Every worker is asked again as long as others make work for it; some never end. */
const PASSES_MAX = 100;

/** Takes on the workers of a size; more settings are a test's own. */
export async function openStaff(
  shop: Staffed,
  more: Readonly<Record<string, string>> = {},
): Promise<Staff> {
  const database = openDatabase({ database_url: shop.url, pool: POOL });
  const log = openLog({ level: "error", readable: false, write: (line) => console.log(line) });
  const settings = readConfig({ ...SETTINGS, DATABASE_URL: shop.url, ...more });
  // They sign with what a program has sealed.
  const secret_key = await settleSealingKey(database, settings);
  const config: Config = { ...settings, secret_key, live_offers: [] };
  const deps = { database, config, log, http_client: TAKES_ALL };
  const workers = eachWorker(deps, (definition): OwnWorker => {
    const { name, isDue, table } = definition;
    return { name, isDue, ...(table && { table }), work: () => runUntilStill(definition) };
  });
  const chores: Record<Span, OwnChore[]> = { minute: [], hour: [], day: [] };
  for (const chore of choresOf(config)) {
    if (chore.name === NIGHT_WATCH) continue;
    chores[spanOf(chore)].push(() => chore.run({ database, log }));
  }
  return {
    ...{ shop, database, workers, chores },
    async pages() {
      // Every connection reports what it has read, which it does by itself a second later.
      const report = () => database.read(({ sql }) => sql`select pg_stat_force_next_flush()`);
      await Promise.all(Array.from({ length: POOL }, report));
      return await database.read(readPages);
    },
    close: () => database.close(),
  };
}

/** The worker of that name. */
export function workerOf({ workers }: Staff, name: string): OwnWorker {
  const found = workers.find((worker) => worker.name === name);
  if (found === undefined) throw new Error(`There is no worker ${name}.`);
  return found;
}

/** Does all that is due, and returns the names of the workers that had anything to do. */
export async function restAll({ workers, shop }: Staff): Promise<Set<string>> {
  const worked = new Set<string>();
  for (let pass = 1, jobs = 1; jobs > 0; pass += 1) {
    if (pass > PASSES_MAX) throw new Error("The workers made work for each other without an end.");
    jobs = 0;
    for (const worker of workers) {
      const done = await worker.work();
      jobs += done;
      if (done === 0) continue;
      worked.add(worker.name);
      console.log(`  ${shop.size.sends}: ${worker.name} did ${done}`);
    }
  }
  return worked;
}

/** Endpoints that answer at once: posting is no work of the database. */
const TAKES_ALL: WebhookHttpClient = {
  post: async () => ({
    status: 204,
    error: null,
    duration_ms: 1,
    excerpt: null,
    retry_after: null,
  }),
  close: async () => {},
};

function spanOf({ nextAfter }: Chore): Span {
  const now = wall();
  const wait_ms = nextAfter(now) - now;
  if (wait_ms <= MINUTE_MS) return "minute";
  return wait_ms <= HOUR_MS ? "hour" : "day";
}
