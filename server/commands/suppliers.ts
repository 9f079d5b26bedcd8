/**
 * A command of staff: the suppliers of live organisations, each of which can be paused while
 * everything runs. A pause counts for every send that is handed over afterwards, in all processes.
 */
import { changeSwitch } from "#catalogue/products";
import type { Database, Tx } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { readSupply, type Supply } from "#providers/supply";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- suppliers [--pause <supplier> | --resume <supplier>] [--by <who> " +
  "--reason <why>]\n\n" +
  "  Lists the suppliers. A paused one gets no new orders, and is asked about those that it has.";

/** What staff wrote, read; null to list. */
export type Switching = {
  readonly supplier: string;
  readonly is_paused: boolean;
  readonly by: string;
  readonly reason: string;
} | null;

if (import.meta.main) {
  await runStaffCommand({ name: "suppliers", usage: USAGE, read: readInput, run: applyInput });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): Switching {
  const text = { type: "string" } as const;
  const options = { pause: text, resume: text, by: text, reason: text };
  const { pause, resume, by, reason } = readArguments({ args, options }, USAGE).values;
  const supplier = pause ?? resume;
  if (supplier === undefined) return null;
  if (pause !== undefined && resume !== undefined) return stop("Pause one, or resume one.");
  if (!by || !reason) return stop("Say who you are with --by, and why with --reason.");
  return { supplier, is_paused: pause !== undefined, by, reason };
}

/** Does what staff wrote, and returns the suppliers as they are afterwards. */
export async function applyInput(
  database: Pick<Database, "transact">,
  input: Switching,
): Promise<string> {
  return await database.transact("suppliers", async (tx) => {
    if (input !== null) await change(tx, input);
    return describe(await readSupply(tx));
  });
}

async function change(tx: Tx, wanted: NonNullable<Switching>): Promise<void> {
  const why = await changeSwitch(tx, wanted);
  if (why !== null) stop(why);
}

function describe(supply: Supply): string {
  const names = namesIn(supply);
  if (names.length === 0) return "No supplier is connected to live organisations.";
  return names.map((name) => `${name}  ${supply.paused.has(name) ? "paused" : "on"}`).join("\n");
}

function namesIn({ offers }: Supply): string[] {
  return [...new Set(offers.map(({ supplier }) => supplier))];
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
