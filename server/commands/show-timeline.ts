/** A command of staff: everything that happened to a sale, payment or reward, in order. */
import type { Database } from "#platform/db/transaction";
import { parseAnyId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import {
  describeTimeline,
  presentTimeline,
  readTimeline,
  TIMELINE_PREFIXES,
} from "#reporting/timeline";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE = "npm run svc -- timeline <snd_… | top_… | cs_… | rwd_…> [--json]";

interface Wanted {
  readonly text: string;
  readonly named: NonNullable<ReturnType<typeof parseAnyId>>;
  readonly is_json: boolean;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "timeline",
    usage: `${USAGE}\n\nShows all that happened around a send, top-up, checkout session or reward.`,
    read: readInput,
    run: showTimeline,
  });
}

/** Reads the arguments of the command. */
export function readInput(args: string[]): Wanted {
  const options = { json: { type: "boolean", default: false } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [text = "", ...others] = positionals;
  const named = parseAnyId(text);
  const is_known = TIMELINE_PREFIXES.some((prefix) => prefix === named?.prefix);
  if (named === null || !is_known || others.length > 0) {
    throw new SettingError(`Name one send, top-up, checkout session or reward.\n${USAGE}`);
  }
  return { text, named, is_json: values.json };
}

/** The timeline as it is printed. */
export async function showTimeline(
  database: Pick<Database, "read">,
  { text, named, is_json }: Wanted,
): Promise<string> {
  const timeline = await database.read((read) => readTimeline(read, named));
  if (timeline === null) throw new SettingError(`There is no ${text} in this database.`);
  return is_json ? JSON.stringify(presentTimeline(timeline), null, 2) : describeTimeline(timeline);
}
