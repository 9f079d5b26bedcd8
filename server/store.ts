/** The database of the program: found or started, kept running, brought up to date, let go of. */
import { raiseAlarm } from "#platform/alarm";
import { hasCluster, startEmbedded, superviseEmbedded } from "#platform/db/embedded";
import { isConnectionLost, sqlState } from "#platform/db/errors";
import {
  complaintOfWay,
  hasPendingMigrations,
  holderOf,
  markAsSandbox,
  migrate,
} from "#platform/db/migrate";
import { REFUSED_BY_POOLER } from "#platform/db/pooler";
import { continueOrder } from "#platform/db/positions";
import type { Database } from "#platform/db/transaction";
import { describeError, type Log } from "#platform/log";
import { Refusal } from "#platform/refusal";
import { SettingError } from "#platform/setting-error";
import type { Settings } from "#platform/settings/config";
import { lockDataFolder } from "#platform/settings/data-folder";
import { grantRights, planUsers, userNamesOf } from "./rights/index.ts";

/** The database of this program, and how to let go of it. */
export interface Store {
  readonly url: string;
  release(): Promise<unknown>;
}

/** Class 28 is a wrong user or password, class 3D a database that does not exist. */
const KEPT_OUT = /^(28|3D)/;

/** Opens the database of the settings; one of our own is kept running until it is released. */
export async function openStore(settings: Settings, log: Log): Promise<Store> {
  const { database_url, data_folder } = settings;
  // A server in production that is given everything keeps no files.
  if (settings.env === "sandbox" || database_url === null) lockDataFolder(data_folder);
  if (database_url !== null) return { url: database_url, release: async () => {} };
  if (!hasCluster(data_folder)) log.info("making the database (at the first start only)");
  const server = await startEmbedded({ data_folder });
  superviseEmbedded(server, { log, onGivenUp });
  return { url: server.url, release: () => server.stop() };

  function onGivenUp(): void {
    raiseAlarm(log, "database_gone", { mode: null });
    process.exit(1);
  }
}

/** Migrations run by themselves in the sandbox; in production somebody runs them. */
export async function prepareTables(settings: Settings, { url }: Store): Promise<void> {
  try {
    // The one of our own is reached through its socket, and nothing stands between.
    if (settings.database_url !== null) await refusePooler(url);
    if (settings.env === "production") return await refusePending(url);
    const holder = await holderOf(url);
    if (holder === "others" && !settings.is_env_on_purpose) {
      throw new SettingError(
        "DATABASE_URL holds data of others; set SVC_ENV=sandbox if this sandbox may use it.",
      );
    }
    await migrate(url);
    if (holder === "nobody") await markAsSandbox(url);
  } catch (error) {
    throw meaningOfStart(error);
  }
}

/**
 * Lets what happens from now on follow what a restored database holds: this cluster has counted
 * fewer transactions than the one that the rows come from.
 */
export async function continueRestored(database: Database, log: Log): Promise<void> {
  const is_restored = await database.transact("continue order", (tx) =>
    continueOrder(tx, ["events", "webhook_feeds"]),
  );
  if (is_restored) log.warn("the database was restored: new events follow those that it holds");
}

/**
 * Brings the tables up to date as their owner, and gives the users of the database their rights to
 * them; says whether the tables were behind.
 */
export async function migrateStore(
  { owner_url }: Pick<Settings, "owner_url">,
  { url }: Pick<Store, "url">,
): Promise<boolean> {
  try {
    const has_changed = await migrate(owner_url ?? url);
    if (owner_url !== null) await grantToUsers(owner_url, url);
    return has_changed;
  } catch (error) {
    throw meaningOfStart(error);
  }
}

async function grantToUsers(owner_url: string, runtime_url: string): Promise<void> {
  const { owner, has_reader } = await planUsers(owner_url);
  const runtime = decodeURIComponent(new URL(runtime_url).username);
  // Who names the owner twice has no user to give rights to.
  if (runtime === owner) return;
  const reader = has_reader ? userNamesOf(owner).reader : null;
  await grantRights(owner_url, { runtime, reader });
}

/** What keeps the program from starting, as a sentence where the database is the cause. */
export function meaningOfStart(error: unknown): unknown {
  if (error instanceof Refusal && error.code === "service_unavailable") {
    return new SettingError("DATABASE_URL was lost during the start: check it, and start again.");
  }
  const { message } = describeError(error);
  if (REFUSED_BY_POOLER.test(String(message))) return pooled(`DATABASE_URL: ${message}.`);
  if (isConnectionLost(error)) return new SettingError(`DATABASE_URL does not answer: ${message}.`);
  if (!KEPT_OUT.test(sqlState(error) ?? "")) return error;
  return new SettingError(`DATABASE_URL does not let us in: ${message}.`);
}

async function refusePooler(url: string): Promise<void> {
  const complaint = await complaintOfWay(url);
  if (complaint !== null) throw pooled(complaint);
}

function pooled(complaint: string): SettingError {
  return new SettingError(`${complaint} See docs/operations/poolers.md.`);
}

async function refusePending(url: string): Promise<void> {
  if (!(await hasPendingMigrations(url))) return;
  throw new SettingError("DATABASE_URL has older tables: run `npm run svc -- migrate` first.");
}
