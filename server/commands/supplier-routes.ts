/**
 * A command of staff: who sells what to live organisations, and in which order. A route counts for
 * every send that is handed over from then on, in every process.
 */
import { changeRoute } from "#catalogue/products";
import type { Database, Tx } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import type { Offer } from "#platform/values/offers";
import { nameOfOffer, readSupply, routeOf, type Supply } from "#providers/supply";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- routes [--set <type>/<network>/<currency>=<supplier>,… --by <who> " +
  "--reason <why>]\n\n" +
  "  Lists who sells what, the first choice first. --set changes one route; with nothing behind\n" +
  "  the =, nobody sells it.";

/** What staff wrote, read; null to list. */
export type NewRoute = {
  readonly offer: string;
  readonly suppliers: readonly string[];
  readonly by: string;
  readonly reason: string;
} | null;

if (import.meta.main) {
  await runStaffCommand({ name: "routes", usage: USAGE, read: readInput, run: applyInput });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): NewRoute {
  const text = { type: "string" } as const;
  const { values } = readArguments({ args, options: { set: text, by: text, reason: text } }, USAGE);
  if (values.set === undefined) return null;
  const [offer = "", suppliers, ...others] = values.set.split("=");
  if (suppliers === undefined || others.length > 0)
    return stop("A route is written offer=supplier.");
  const names = suppliers.split(",").filter((name) => name !== "");
  if (new Set(names).size < names.length) return stop("A supplier stands in a route once.");
  if (!values.by || !values.reason)
    return stop("Say who you are with --by, and why with --reason.");
  return { offer, suppliers: names, by: values.by, reason: values.reason };
}

/** Does what staff wrote, and returns the routes as they are afterwards. */
export async function applyInput(
  database: Pick<Database, "transact">,
  input: NewRoute,
): Promise<string> {
  return await database.transact("routes", async (tx) => {
    if (input !== null) await change(tx, input);
    return describe(await readSupply(tx));
  });
}

async function change(tx: Tx, wanted: NonNullable<NewRoute>): Promise<void> {
  const why = await changeRoute(tx, wanted);
  if (why !== null) stop(why);
}

function describe(supply: Supply): string {
  const known = new Map(supply.offers.map((offer) => [nameOfOffer(offer), offer]));
  if (known.size === 0) return "No supplier is connected to live organisations.";
  const lines = [...known].map(([name, offer]) => `${name}=${namesOf(supply, offer)}`);
  return lines.toSorted().join("\n");
}

function namesOf(supply: Supply, offer: Offer): string {
  const names = routeOf(supply, offer).map(({ supplier }) => supplier);
  return names.length === 0 ? "  (not sold)" : names.join(",");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
