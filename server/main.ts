/**
 * The program: reads its settings, opens its database, and serves requests, works in the
 * background, or does both. Source: contract.md 20.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { claimPort, listen } from "#http/listen";
import { describeSettings, readConfig, type Settings } from "#platform/config";
import { removeEmbedded, startEmbedded } from "#platform/db/embedded";
import { isConnectionLost, sqlState } from "#platform/db/errors";
import { hasPendingMigrations, holderOf, markAsSandbox, migrate } from "#platform/db/migrate";
import { openDatabase } from "#platform/db/transaction";
import { startHeartbeat } from "#platform/heartbeat";
import { describeError, type Log, openLog } from "#platform/log";
import { settleSealingKey } from "#platform/sealing-key";
import { secretKeyFile } from "#platform/secret-key";
import { SettingError } from "#platform/settings";
import { createApp } from "./app.ts";
import { sandboxBanner } from "./banner.ts";
import { seedSandbox } from "./sandbox.ts";
import { startWorkers } from "./workers.ts";

const API_DRAIN_MS = 10_000;
/** A terminal's Ctrl-C may arrive twice; one that comes later than this means "now". */
const SAME_SIGNAL_MS = 1_000;

const USAGE = `Usage: npm start -- [--reset [--yes]] [--help]
       npm run svc -- migrate

  --reset    start from empty data, after asking; --yes answers
  migrate    bring the tables of DATABASE_URL up to date, and end

Settings, from the environment:
`;

interface Wishes {
  readonly help: boolean;
  readonly reset: boolean;
  readonly yes: boolean;
  readonly migrate: boolean;
}

/** The database of this program, and how to let go of it. */
interface Store {
  readonly url: string;
  release(): Promise<unknown>;
}

await main().catch((error: unknown) => {
  const { message, stack } = describeError(error);
  console.error(error instanceof SettingError ? message : `${message}\n${stack}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const wishes = readWishes();
  if (wishes.help) return console.log(USAGE + describeSettings());
  const settings = await settlePort(readConfig(), wishes);
  const log = openLog({ level: settings.log, readable: process.stderr.isTTY === true });
  logStrayErrors(log);
  if (wishes.reset) await reset(settings, wishes);
  const store = await openStore(settings);
  if (wishes.migrate) {
    await migrate(store.url);
    await store.release();
    return;
  }
  await prepareTables(settings, store);
  await run(settings, store, log);
}

function readWishes(): Wishes {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { help: flag, reset: flag, yes: flag },
      allowPositionals: true,
    });
    const [command, ...others] = positionals;
    if (others.length > 0 || (command !== undefined && command !== "migrate")) {
      throw new SettingError(`There is no command "${positionals.join(" ")}"; see --help.`);
    }
    return { ...values, migrate: command === "migrate" };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`${(error as Error).message.split(".")[0]}; see --help.`);
  }
}

/** Tries the port before anything else is started; with PORT=0 the free one found is the port. */
async function settlePort(settings: Settings, wishes: Wishes): Promise<Settings> {
  if (settings.role === "worker" || wishes.migrate) return settings;
  const port = await claimPort(settings);
  return { ...settings, port, public_url: settings.public_url.replace(/:0$/, `:${port}`) };
}

/** Deletes what a sandbox keeps in the data folder. */
async function reset(settings: Settings, { yes }: Wishes): Promise<void> {
  if (settings.database_url !== null) {
    throw new SettingError("--reset empties the embedded database only; DATABASE_URL is set.");
  }
  const question = `Delete all data in ${settings.data_folder}? [y/N] `;
  if (!yes && !(await agrees(question))) throw new SettingError("Nothing was deleted.");
  await removeEmbedded(settings.data_folder);
  for (const file of [
    join(settings.data_folder, "sandbox.json"),
    secretKeyFile(settings.data_folder),
  ]) {
    rmSync(file, { force: true });
  }
}

async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new SettingError("--reset asks on a terminal; or say --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function openStore({ database_url, data_folder }: Settings): Promise<Store> {
  if (database_url !== null) return { url: database_url, release: async () => {} };
  const server = await startEmbedded({ data_folder });
  return { url: server.url, release: () => server.stop() };
}

/** Migrations run by themselves in the sandbox; in production somebody runs them. */
async function prepareTables(config: Settings, { url }: Store): Promise<void> {
  try {
    if (config.env === "production") return await refusePending(url);
    const holder = await holderOf(url);
    if (holder === "others" && !config.is_env_on_purpose) {
      throw new SettingError(
        "DATABASE_URL holds data of others; set SVC_ENV=sandbox if this sandbox may use it.",
      );
    }
    await migrate(url);
    if (holder === "nobody") await markAsSandbox(url);
  } catch (error) {
    const { message } = describeError(error);
    if (isConnectionLost(error))
      throw new SettingError(`DATABASE_URL does not answer: ${message}.`);
    if (!isKeptOut(error)) throw error;
    throw new SettingError(`DATABASE_URL does not let us in: ${message}.`);
  }
}

/** Class 28 is a wrong user or password, class 3D a database that does not exist. */
function isKeptOut(error: unknown): boolean {
  return /^(28|3D)/.test(sqlState(error) ?? "");
}

async function refusePending(url: string): Promise<void> {
  if (!(await hasPendingMigrations(url))) return;
  throw new SettingError("DATABASE_URL has older tables: run `npm run svc -- migrate` first.");
}

async function run(settings: Settings, store: Store, log: Log): Promise<void> {
  const { role, pool } = settings;
  const database = openDatabase({ database_url: store.url, pool, application_name: `svc ${role}` });
  const serves = role !== "worker";
  const config = { ...settings, secret_key: await settleSealingKey(database, settings) };
  const sandbox = config.env === "sandbox" && serves ? await seedSandbox(database, config) : null;
  const heartbeat = await startHeartbeat({ database, ...config, log });
  const { sharers } = heartbeat;
  const app = serves ? createApp({ config, database, log, sharers }) : null;
  const workers = role === "api" ? null : startWorkers({ config, database, log });
  const docs = { docs_url: `${config.public_url}/docs` };
  const server = app === null ? null : await listen(app.hono.fetch, config, docs);
  stopOnSignal(log, async () => {
    const drained = withinSeconds(config.drain_seconds, workers?.stop());
    await Promise.all([server?.close({ within_ms: API_DRAIN_MS }), drained]);
    await app?.gate.close();
    await heartbeat.stop();
    await database.close();
    await store.release();
  });
  log.info({ role }, "ready");
  if (sandbox !== null) console.log(sandboxBanner(sandbox, config.public_url));
}

/** A worker that does not finish in time is left to the lease that its work was claimed under. */
async function withinSeconds(seconds: number, work: Promise<void> | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, seconds * 1_000);
  await Promise.race([promise, work]);
  clearTimeout(timer);
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping_since: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping_since !== null) {
      if (performance.now() - stopping_since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stopping_since = performance.now();
    log.info({ signal }, "stopping");
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, "stopped with an error");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}

/**
 * A rejection that nobody awaited is a bug of one request; a thrown one leaves no state to trust.
 */
function logStrayErrors(log: Log): void {
  process.on("unhandledRejection", (err) => log.error({ err }, "unhandled rejection"));
  process.on("uncaughtException", (err) => {
    log.error({ err }, "uncaught exception");
    process.exit(1);
  });
}
