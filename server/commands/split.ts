/**
 * A command of operators: moves organisations to another cell while everybody sells. It runs with
 * the settings of the cell that they leave; done again after whatever has ended it, it goes on.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { hasPendingMigrations } from "#platform/db/migrate";
import { type Database, openDatabase } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import { readCell } from "#platform/settings/cell";
import { readConfig, type Settings } from "#platform/settings/config";
import {
  accountsOf,
  COPY_STEPS,
  complaintsOfPlan,
  giveUp,
  halfOf,
  MAP_LINES,
  mergedMap,
  planMovers,
  REMOVAL_STEPS,
  readMovers,
  routesOf,
  runAlone,
  type Split,
  SWITCH_STEPS,
  takeSteps,
} from "../cells/split/index.ts";
import { readArguments } from "./staff-command.ts";

const USAGE =
  "npm run svc -- split --to <sign> --target-file <file> [--account <acct_…>]… [--half]\n" +
  "         [--map <file>] [--router <haproxy | nginx>] [--reload <command>]\n" +
  "         [--dry-run | --switch | --remove | --give-up]\n\n" +
  "  Moves organisations to another cell, with the settings of the one that they leave.\n" +
  "  --target-file holds the URL of the other database, as the owner of its tables.\n" +
  "  --account names organisations, --half takes those with half of all postings.\n" +
  "  Without more it copies them, while they sell. --switch hands them over, in seconds,\n" +
  "  and writes --map for the router, HAProxy if not said, which --reload has read it.\n" +
  "  --remove then removes them here. --give-up, before the hand-over, undoes all of it.\n" +
  "  --dry-run changes nothing.";

const POOL = 4;
const DOES = ["dry-run", "switch", "remove", "give-up"] as const;

interface SplitInput {
  readonly cell: string;
  readonly target_url: string;
  readonly accounts: readonly string[];
  readonly is_half: boolean;
  readonly map: string | null;
  /** A line of the map, as the router reads it. */
  readonly lineOf: (line: string) => string;
  readonly reload: string | null;
  readonly does: (typeof DOES)[number] | "copy";
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  try {
    if (args.includes("--help")) console.log(`Usage: ${USAGE}`);
    else await split(readInput(args), readConfig(), console.log);
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads the arguments of the command, and the file that one of them names. */
export function readInput(args: string[]): SplitInput {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  const { values } = readArguments(
    {
      args,
      options: {
        ...{ to: text, "target-file": text, map: text, router: text, reload: text },
        ...{ account: { ...text, multiple: true }, half: flag },
        ...{ "dry-run": flag, switch: flag, remove: flag, "give-up": flag },
      } as const,
    },
    USAGE,
  );
  const {
    to,
    "target-file": file,
    account = [],
    half: is_half,
    map = null,
    router = "haproxy",
    reload = null,
  } = values;
  if (to === undefined || file === undefined) return stop("Give --to and --target-file.");
  const does = DOES.filter((name) => values[name] === true);
  if (does.length > 1) return stop(`Only one of --${does.join(" and --")} can be done.`);
  if (account.length > 0 && is_half) return stop("Give --account or --half.");
  if (does[0] === "switch" && map === null) return stop("--switch writes the file of --map.");
  const lineOf = Object.hasOwn(MAP_LINES, router) ? MAP_LINES[router] : undefined;
  if (lineOf === undefined) return stop("--router is haproxy or nginx.");
  const accounts = account.map((one) => parseId("acct", one) ?? stop(`${one} is no account.`));
  const target_url = readFileSync(file, "utf8").trim();
  return {
    cell: readCell(to),
    target_url,
    accounts,
    is_half,
    map,
    lineOf,
    reload,
    does: does[0] ?? "copy",
  };
}

/** Does what the arguments say, and prints how far it is. */
export async function split(
  input: SplitInput,
  settings: Pick<Settings, "owner_url" | "database_url">,
  say: (sentence: string) => void,
): Promise<void> {
  const source_url = settings.owner_url ?? settings.database_url;
  if (source_url === null) throw new SettingError("The embedded database cannot be split.");
  const { target_url, cell } = input;
  for (const url of [source_url, target_url]) {
    if (await hasPendingMigrations(url)) {
      throw new SettingError("Both databases need their tables: run `npm run svc -- migrate`.");
    }
  }
  const [source, target] = [source_url, target_url].map(open) as [Database, Database];
  try {
    const both = { source, target, source_url, cell, say };
    await runAlone(source_url, () => runSplit(both, input));
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

async function runSplit(split: Split, input: SplitInput): Promise<void> {
  const { say } = split;
  if (input.does === "give-up") {
    await giveUp(split);
    return say("Given up: every account works where it was, and the new cell has none of them.");
  }
  if (input.does === "remove") {
    await takeSteps(split, REMOVAL_STEPS);
    return say("Removed: this cell has nothing of these accounts any more.");
  }
  if (input.does === "switch") return await switchOver(split, input);
  const under_way = await split.source.read(readMovers);
  const ids = under_way?.ids ?? (await chosen(split, input));
  const complaints = under_way === null ? await complaintsOfPlan(split, ids) : [];
  say(`${ids.length} accounts move to cell ${input.cell}:\n${ids.map(shown).join("\n")}`);
  if (complaints.length > 0) throw new SettingError(complaints.join("\n"));
  if (input.does === "dry-run") return say("Nothing was changed.");
  await planMovers(split, ids);
  await takeSteps(split, COPY_STEPS);
  say("Copied, and followed from now on. Restart the new cell with both keys, then --switch.");
}

async function switchOver(split: Split, { map, lineOf, reload }: SplitInput): Promise<void> {
  const { say } = split;
  const started_ms = performance.now();
  const until_open = SWITCH_STEPS.slice(0, -1);
  await takeSteps(split, until_open);
  const lines = await routesOf(split);
  writeMap(map ?? "", lines.map(lineOf));
  await takeSteps(split, SWITCH_STEPS);
  const seconds = Math.ceil((performance.now() - started_ms) / 1_000);
  say(`Handed over and open, within ${seconds} s. ${lines.length} lines are in ${map}.`);
  if (reload === null) return say("Have the router read them now, then --remove.");
  const { status } = spawnSync(reload, { shell: true, stdio: "inherit" });
  if (status !== 0) throw new SettingError(`${reload} failed: have the router read ${map}.`);
  say("The router has read them: --remove, when its callers are answered.");
}

/** Whole or not at all: a router may read it at any moment. */
function writeMap(file: string, lines: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(`${file}.new`, mergedMap(before, lines));
  renameSync(`${file}.new`, file);
}

async function chosen({ source }: Split, { accounts, is_half }: SplitInput): Promise<string[]> {
  if (is_half) return await halfOf(source);
  if (accounts.length === 0) return stop("Name organisations by --account, or give --half.");
  return await accountsOf(source, accounts);
}

function shown(id: string): string {
  return `  ${formatId("acct", id)}`;
}

function open(database_url: string): Database {
  return openDatabase({ database_url, pool: POOL, application_name: "svc split" });
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n\nUsage: ${USAGE}`);
}
