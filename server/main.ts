/**
 * The program: reads its settings, opens its database, and serves requests, works in the
 * background, or does both. Source: docs/operations.md, "Settings".
 */
import { parseArgs } from "node:util";
import { bindPort } from "#http/listen";
import { openDatabase } from "#platform/db/transaction";
import { describeError, type Log, openLog } from "#platform/log";
import { SettingError } from "#platform/setting-error";
import {
  describeSettings,
  readConfig,
  type Settings,
  strangeSettings,
} from "#platform/settings/config";
import { sandboxBanner } from "./banner.ts";
import { describeLive, type LiveLine } from "./describe-live.ts";
import { emptyData } from "./empty-data.ts";
import { openGateways } from "./gateways.ts";
import { openRehearsal } from "./open-rehearsal.ts";
import { type Stage, setStage } from "./rehearsal/stage.ts";
import { startRoles } from "./roles.ts";
import { ownerLink } from "./sandbox.ts";
import { meaningOfStart, migrateStore, openStore, prepareTables } from "./store.ts";

/** A terminal's Ctrl-C may arrive twice; one that comes later than this means "now". */
const SAME_SIGNAL_MS = 1_000;

const USAGE = `Usage: npm start -- [--rehearse | --reset [--yes]] [--help]
       npm run svc -- migrate

  --rehearse live mode with suppliers that are played, from empty data; nothing is real
  --reset    start from empty data, after asking; --yes answers
  migrate    bring the tables of DATABASE_URL up to date, and end

Settings, from the environment:
`;

interface CommandOptions {
  readonly help: boolean;
  readonly rehearse: boolean;
  readonly reset: boolean;
  readonly yes: boolean;
  readonly migrate: boolean;
}

await main().catch((thrown: unknown) => {
  // What went wrong while a failed start let go of its parts says less than why it failed.
  const error = meaningOfStart(thrown instanceof SuppressedError ? thrown.suppressed : thrown);
  const { message, stack } = describeError(error);
  console.error(error instanceof SettingError ? message : `${message}\n${stack}`);
  process.exit(1);
});

async function main(): Promise<void> {
  const inputs = readInputs();
  if (inputs.help) return console.log(USAGE + describeSettings());
  // A start that fails lets go of what it has started, its PostgreSQL too.
  await using parts = new AsyncDisposableStack();
  const asked = await settlePort(readConfig(), inputs);
  const stage = inputs.rehearse ? await setStage(asked, parts) : null;
  const settings = stage?.settings ?? asked;
  const log = openLog({ level: settings.log, readable: process.stderr.isTTY === true });
  logStrayErrors(log);
  for (const sentence of strangeSettings()) log.warn(sentence);
  if (inputs.reset || inputs.rehearse) {
    await emptyData(settings, { yes: inputs.yes || inputs.rehearse });
  }
  if (inputs.migrate) return await migrateAlone(settings, log, parts);
  await run({ settings, log, stage }, parts);
}

async function migrateAlone(
  settings: Settings,
  log: Log,
  parts: AsyncDisposableStack,
): Promise<void> {
  const store = await openStore(settings, log);
  parts.defer(async () => void (await store.release()));
  const has_changed = await migrateStore(settings, store);
  console.log(has_changed ? "The tables are up to date now." : "The tables were up to date.");
}

function readInputs(): CommandOptions {
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      options: { help: flag, rehearse: flag, reset: flag, yes: flag },
      allowPositionals: true,
    });
    const [command, ...others] = positionals;
    if (others.length > 0 || (command !== undefined && command !== "migrate")) {
      throw new SettingError(`There is no command "${positionals.join(" ")}"; see --help.`);
    }
    if (values.rehearse && (values.reset || command !== undefined)) {
      throw new SettingError("--rehearse stands alone: it begins from empty data by itself.");
    }
    return { ...values, migrate: command === "migrate" };
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`${(error as Error).message.split(".")[0]}; see --help.`);
  }
}

/** Tries the port before anything else is started; with PORT=0 the free one found is the port. */
async function settlePort(settings: Settings, inputs: CommandOptions): Promise<Settings> {
  if (settings.role === "worker" || inputs.migrate) return settings;
  const port = await bindPort(settings);
  const portOf = (url: string) => url.replace(/:0(?=\/|$)/, `:${port}`);
  const { public_url, cell_url } = settings;
  return { ...settings, port, public_url: portOf(public_url), cell_url: portOf(cell_url) };
}

/** Starts everything, one part on the other; what was started ends in the opposite order. */
async function run(
  { settings, log, stage }: { settings: Settings; log: Log; stage: Stage | null },
  parts: AsyncDisposableStack,
): Promise<void> {
  const store = await openStore(settings, log);
  parts.defer(async () => void (await store.release()));
  await prepareTables(settings, store);
  const { role, pool, cell } = settings;
  const application_name = `svc ${role}`;
  const database = openDatabase({ database_url: store.url, pool, application_name, cell });
  parts.defer(() => database.close());
  const opened = stage === null ? null : await openRehearsal({ database, stage });
  const running = await startRoles({ settings, database, log }, parts);
  const { sandbox, config } = running;
  // Before it is ready: from then on a database that dies is started again.
  const owner_link = sandbox === null ? null : await ownerLink(database, settings);
  const started = parts.move();
  stopOnSignal(log, async () => {
    await running.stop();
    await started.disposeAsync();
  });
  log.info({ role }, "ready");
  const live = describeLive(config, openGateways(config, database));
  if (config.env === "production") warnOfMissing(live, log);
  if (sandbox !== null) console.log(sandboxBanner(sandbox, { ...config, live, owner_link }));
  if (opened !== null) console.log(opened);
}

/** Whoever starts a service without a supplier should not learn it from a customer. */
function warnOfMissing(live: readonly LiveLine[], log: Log): void {
  for (const { name, has, is_whole } of live) if (!is_whole) log.warn(`${name}: ${has}`);
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
