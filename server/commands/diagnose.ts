/**
 * A command of staff: what an installation suffers from, and what to do about it. It reads the
 * environment that a process of the service has, and needs none to run.
 * The `doctor` of the command line for integrators, in sdks/cli, looks at a caller's own set-up.
 */
import { parseArgs } from "node:util";
import { hasCluster, startEmbedded } from "#platform/db/embedded";
import type { Database } from "#platform/db/transaction";
import { openLog } from "#platform/log";
import { SettingError } from "#platform/setting-error";
import {
  type Environment,
  givenEnvironment,
  readConfig,
  type Settings,
  strangeSettings,
} from "#platform/settings/config";
import {
  describeFaults,
  examine,
  type Fault,
  freeBytes,
  isBroken,
  presentFaults,
} from "../doctor/index.ts";
import { readQueues } from "../metrics/index.ts";
import { queuesOf } from "../workers.ts";

const USAGE =
  "Usage: npm run svc -- doctor [--json]\n\n" +
  "  Examines the installation of this environment, and says what to do; --json for machines.\n" +
  "  Exit code: 0 if it works, 1 if something is broken, 2 if the command was wrong.";

if (import.meta.main) await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  if (args.includes("--help")) return console.log(USAGE);
  const is_json = wantsJson(args);
  if (is_json === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const faults = await diagnose(givenEnvironment());
  const text = is_json ? JSON.stringify(presentFaults(faults), null, 2) : describeFaults(faults);
  console.log(text);
  process.exitCode = isBroken(faults) ? 1 : 0;
}

/** Null for arguments that there are not. */
function wantsJson(args: string[]): boolean | null {
  try {
    const { values } = parseArgs({ args, options: { json: { type: "boolean", default: false } } });
    return values.json;
  } catch {
    return null;
  }
}

/** Examines the installation of an environment; where that is wrong, there is none to examine. */
export async function diagnose(
  environment: Environment,
  look: { readonly freeBytes: (folder: string) => number } = { freeBytes },
): Promise<Fault[]> {
  const strange = strangeSettings(environment).map((cause): Fault => {
    return { code: "setting_unknown", cause };
  });
  const settings = settingsOf(environment);
  if (Array.isArray(settings)) return [...settings, ...strange];
  const store = await openedStore(settings);
  if (!("database_url" in store)) return [store, ...strange];
  try {
    const readLoads = (database: Database) => readQueueLoads(database, settings);
    const { database_url } = store;
    const found = await examine({ settings, database_url, readQueues: readLoads, ...look });
    return [...found, ...strange];
  } finally {
    await store.release();
  }
}

function settingsOf(environment: Environment): Settings | Fault[] {
  try {
    return readConfig(environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return error.message.split("\n").map((cause): Fault => ({ code: "setting_wrong", cause }));
  }
}

interface OpenedStore {
  readonly database_url: string | null;
  release(): Promise<unknown>;
}

/** The embedded database is started if nobody has; one that was never made is not made. */
async function openedStore({ database_url, data_folder }: Settings): Promise<OpenedStore | Fault> {
  const nothing = { release: async () => {} };
  if (database_url !== null) return { database_url, ...nothing };
  if (!hasCluster(data_folder)) return { database_url: null, ...nothing };
  try {
    const { url, stop } = await startEmbedded({ data_folder });
    return { database_url: url, release: stop };
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return { code: "database_unreachable", cause: error.message };
  }
}

/** Nothing is sealed or opened by looking, so that no key is needed for it. */
async function readQueueLoads(database: Database, settings: Settings) {
  const log = openLog({ level: "error", readable: false });
  const config = { ...settings, secret_key: settings.secret_key ?? "", live_offers: [] };
  return await readQueues(database, await queuesOf({ config, database, log }));
}
