/**
 * What every command of staff does alike: it reads the settings as the server does, opens their
 * database whether a server runs or not, and says what is wrong in one sentence.
 */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { startEmbedded } from "#platform/db/embedded";
import { hasPendingMigrations } from "#platform/db/migrate";
import { type Database, openDatabase } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { readConfig, type Settings } from "#platform/settings/config";

interface StaffCommand<NewOrganisation> {
  /** As in `npm run svc -- <name>`. */
  readonly name: string;
  readonly usage: string;
  /** Reads the arguments; throws a `SettingError` that says what is wrong with them. */
  readonly read: (args: string[]) => NewOrganisation;
  /** Does it, and answers what to print. */
  readonly run: (database: Database, input: NewOrganisation, settings: Settings) => Promise<string>;
}

/** Runs a command with the arguments of the process; `--help` prints how it is used. */
export async function runStaffCommand<NewOrganisation>(
  command: StaffCommand<NewOrganisation>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return console.log(`Usage: ${command.usage}`);
  try {
    const input = command.read(args);
    const settings = readConfig();
    const run = (database: Database) => command.run(database, input, settings);
    console.log(await onDatabase(command.name, settings, run));
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * `parseArgs` whose complaint is one sentence, with the usage below it.
 *
 * Refuses, as a `SettingError`: an option that there is not, or one without its value.
 */
export function readArguments<T extends ParseArgsConfig>(config: T, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const { message } = error as Error;
    throw new SettingError(`${message.split(". ")[0]?.replace(/\.$/, "")}.\n${usage}`);
  }
}

async function onDatabase(
  name: string,
  { database_url, data_folder, cell }: Settings,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  const embedded = database_url === null ? await startEmbedded({ data_folder }) : null;
  const url = database_url ?? (embedded as NonNullable<typeof embedded>).url;
  try {
    return await withDatabase({ url, cell }, name, work);
  } finally {
    await embedded?.stop();
  }
}

async function withDatabase(
  { url, cell }: Pick<Settings, "cell"> & { url: string },
  name: string,
  work: (database: Database) => Promise<string>,
): Promise<string> {
  if (await hasPendingMigrations(url)) {
    throw new SettingError("The tables are missing or older: run `npm run svc -- migrate` first.");
  }
  const application_name = `svc ${name}`;
  const database = openDatabase({ database_url: url, pool: 2, application_name, cell });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
