/**
 * A command of staff: the first start of production. It asks for what it needs, writes the settings
 * to a file, makes the tables and the first organisation, and says what is still missing. It never
 * changes a file that is there: run again, it goes on with the settings that the file has.
 */
import { resolve } from "node:path";
import { createInterface, type Interface } from "node:readline/promises";
import { mintSecretKey } from "#platform/crypto/secret-box";
import { hasPendingMigrations } from "#platform/db/migrate";
import { openDatabase } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import {
  type Environment,
  givenEnvironment,
  readConfig,
  type Settings,
} from "#platform/settings/config";
import { readText } from "#platform/settings/readers";
import { SETTINGS } from "#platform/settings/settings-table";
import { describeFaults } from "../doctor/index.ts";
import { makeUsers, planUsers, refuseHelpless, runtimeUrl } from "../rights/index.ts";
import { meaningOfStart, migrateStore } from "../store.ts";
import { diagnose } from "./diagnose.ts";
import { describeMade, makeOrganisation, readInput } from "./make-organisation.ts";
import {
  readSettingsFiles,
  type SettingsFiles,
  settingsFiles,
  writeSettingsFiles,
} from "./settings-files.ts";
import { readArguments } from "./staff-command.ts";

const USAGE =
  "npm run svc -- setup [--database-url <url>] [--public-url <url>] [--name <organisation>]\n" +
  "  [--email <its owner>] [--terms-accepted-by <person>] [--settings-file <file>]\n" +
  "  [--runtime-url <url>] [--yes]\n\n" +
  "  Starts a production: writes its settings, and makes its tables and first organisation.\n" +
  "  The user of --database-url owns the tables, and makes a user that serves, with fewer\n" +
  "  rights; --runtime-url names one that there is.\n" +
  "  It asks for what is not given. --yes asks nothing, and then everything must be given;\n" +
  "  SVC_OWNER_URL, else DATABASE_URL, and SVC_PUBLIC_URL may be given by the environment.";

/** What is asked, in this order. */
const QUESTIONS = [
  {
    flag: "database-url",
    setting: "SVC_OWNER_URL",
    asks: "Address of an empty PostgreSQL database, postgres://owner:password@host/name",
  },
  {
    flag: "public-url",
    setting: "SVC_PUBLIC_URL",
    asks: "Address at which callers reach the service, https://api.example",
  },
  { flag: "name", setting: null, asks: "Name of the first organisation" },
  { flag: "email", setting: null, asks: "Email address of its owner" },
  {
    flag: "terms-accepted-by",
    setting: null,
    asks: "Who accepted the API Terms, the Acceptable Use policy and the DPA for it",
  },
] as const;

type Question = (typeof QUESTIONS)[number];
type Answers = Readonly<Record<Question["flag"], string>>;

if (import.meta.main) {
  await run(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof SettingError ? error.message : error);
    process.exitCode = 1;
  });
}

async function run(args: string[]): Promise<void> {
  if (args.includes("--help")) return console.log(`Usage: ${USAGE}`);
  const { yes, files, given, runtime_url } = readFlags(args);
  const kept = readSettingsFiles(files);
  if (kept !== null) refuseOthers(given, kept, files.runtime);
  const known = { ...givenEnvironment(), ...kept };
  const terminal = yes ? null : openTerminal();
  try {
    const answers = await answersTo(given, known, terminal);
    const organisation = readInput(organisationArguments(answers));
    const settings = kept ?? (await newSettings(answers, runtime_url));
    const { SVC_OWNER_URL: owner_url = null, ...environment } = { ...known, ...settings };
    const config = readConfig(environment);
    if (terminal !== null) await confirm(terminal, files.runtime, kept !== null);
    if (kept === null) writeSettingsFiles(files, settings);
    console.log(`The settings are in ${files.runtime}, those of migrations in ${files.owner}.`);
    const url = config.database_url ?? "";
    if (owner_url !== null) await makeUsers(owner_url, url);
    await migrateStore({ owner_url }, { url });
    console.log("The tables are up to date.\n");
    await addOrganisation(organisation, config);
    console.log(`\nWhat the doctor says:\n\n${describeFaults(await diagnose(environment))}`);
    console.log(`\n${nextSteps(files)}`);
  } finally {
    terminal?.close();
  }
}

async function addOrganisation(
  organisation: ReturnType<typeof readInput>,
  config: Settings,
): Promise<void> {
  const { cell } = config;
  const settings = { database_url: config.database_url ?? "", application_name: "svc setup" };
  const database = openDatabase({ ...settings, pool: 2, cell });
  try {
    console.log(describeMade(await makeOrganisation(database, organisation), config));
  } finally {
    await database.close();
  }
}

function readFlags(args: string[]) {
  const text = { type: "string" } as const;
  const flags = Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, text]));
  const yes = { type: "boolean", default: false } as const;
  const options = { ...flags, "settings-file": text, "runtime-url": text, yes };
  const { values } = readArguments({ args, options }, USAGE);
  const { "runtime-url": runtime_url = null, "settings-file": file = "svc.env" } = values;
  const given = values as Partial<Answers>;
  return { yes: values.yes === true, files: settingsFiles(resolve(file)), given, runtime_url };
}

/** What is asked for is not what would be done. */
function refuseOthers(given: Partial<Answers>, kept: Environment, file: string): void {
  const other = QUESTIONS.find(({ flag, setting }) => {
    return setting !== null && given[flag] !== undefined && given[flag] !== kept[setting];
  });
  if (other === undefined) return;
  throw new SettingError(
    `${file} has another ${other.setting}: change it there, or name another file.\n${USAGE}`,
  );
}

/** A file with an address that does not answer would stand in the way of the next try. */
async function refuseUnreachable(database_url: string): Promise<void> {
  try {
    await hasPendingMigrations(database_url);
  } catch (error) {
    throw meaningOfStart(error);
  }
}

function openTerminal(): Interface {
  if (process.stdin.isTTY) {
    return createInterface({ input: process.stdin, output: process.stdout });
  }
  throw new SettingError(`This command asks on a terminal; or say --yes.\n${USAGE}`);
}

async function answersTo(
  given: Partial<Answers>,
  known: Environment,
  terminal: Interface | null,
): Promise<Answers> {
  const answers: [string, string][] = [];
  // A database that one user was named for is that user's.
  const owner_url = known.SVC_OWNER_URL ?? known.DATABASE_URL;
  const settings: Environment = { ...known, SVC_OWNER_URL: owner_url };
  for (const question of QUESTIONS) {
    const { flag, setting } = question;
    const text = given[flag] ?? (setting === null ? undefined : settings[setting]);
    if (!text && terminal === null) throw new SettingError(`Give --${flag}.\n${USAGE}`);
    answers.push([flag, text || (await ask(terminal as Interface, question))]);
  }
  return Object.fromEntries(answers) as Answers;
}

/** Asks until the answer is one that the setting takes. */
async function ask(terminal: Interface, question: Question): Promise<string> {
  const read = question.setting === null ? readText : SETTINGS[question.setting].read;
  for (;;) {
    const text = (await terminal.question(`${question.asks}: `)).trim();
    try {
      if (text === "") continue;
      read(text);
      return text;
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      console.log(`  It ${error.message}.`);
    }
  }
}

async function confirm(terminal: Interface, file: string, is_kept: boolean): Promise<void> {
  const first = is_kept ? `Go on with the settings of ${file}` : `Write the settings to ${file}`;
  const question = `${first}, and make the tables and the organisation? [y/N] `;
  const answer = await terminal.question(question);
  if (!/^y(es)?$/i.test(answer.trim())) throw new SettingError("Nothing was changed.");
}

function organisationArguments(answers: Answers): string[] {
  const flags = ["name", "email", "terms-accepted-by"] as const;
  return flags.flatMap((flag) => [`--${flag}`, answers[flag]]);
}

/** With a user that serves, which the owner makes unless one was named. */
async function newSettings(
  answers: Answers,
  runtime_url: string | null,
): Promise<Record<string, string>> {
  const owner_url = answers["database-url"];
  const settings = {
    SVC_ENV: "production",
    DATABASE_URL: runtime_url ?? owner_url,
    SVC_OWNER_URL: owner_url,
    SVC_SECRET_KEY: mintSecretKey(),
    SVC_PUBLIC_URL: answers["public-url"],
  };
  // What is wrong with an answer is said before the database is looked at.
  readConfig(settings);
  await refuseUnreachable(owner_url);
  if (runtime_url !== null) return settings;
  const plan = await planUsers(owner_url);
  refuseHelpless(plan);
  return { ...settings, DATABASE_URL: runtimeUrl(owner_url, plan.owner) };
}

function nextSteps({ runtime: file, owner }: SettingsFiles): string {
  return [
    "Start a worker and an api with these settings, each restarted by a supervisor when it ends:",
    "",
    `  set -a; . ${file}; set +a`,
    "  SVC_ROLE=worker npm start",
    "  SVC_ROLE=api npm start",
    "",
    `Keep ${owner} from them: it is read for \`npm run svc -- migrate\` alone, after ${file}.`,
  ].join("\n");
}
