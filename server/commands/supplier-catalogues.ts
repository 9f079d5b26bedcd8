/**
 * A command of staff: where the catalogues of suppliers do not cover ours. It opens the database of
 * the settings and the suppliers that they connect, whether a server runs or not.
 */
import type { Database } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { connectSuppliers } from "#providers/binding";
import type { Suppliers } from "#providers/port";
import { nameOfOffer } from "#providers/supply";
import {
  compareCatalogue,
  type DifferenceRow,
  readDifferences,
} from "#reporting/supplier-catalogues";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- catalogues [--compare]\n\n" +
  "  Lists what suppliers do not sell of what we do, or not between the same amounts. --compare\n" +
  "  asks them now; they are asked each night anyway.";

/** Whoever reads the list needs no pager. */
const SILENT = { error: () => {}, warn: () => {} };

/** What staff wrote, read. */
interface Comparing {
  readonly compares: boolean;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "catalogues",
    usage: USAGE,
    read: readInput,
    run: (database, input, settings) =>
      applyInput(database, connectSuppliers(settings, database), input),
  });
}

/** Reads the arguments of the command. */
export function readInput(args: string[]): Comparing {
  const options = { compare: { type: "boolean" } as const };
  const { compare = false } = readArguments({ args, options }, USAGE).values;
  return { compares: compare };
}

/** Does what staff wrote, and returns what to print. */
export async function applyInput(
  database: Pick<Database, "read" | "transact">,
  suppliers: Pick<Suppliers, "live">,
  { compares }: Comparing,
): Promise<string> {
  const lines: string[] = [];
  for (const supplier of compares ? suppliers.live : []) {
    const is_compared = await compareCatalogue({ database, log: SILENT }, supplier);
    if (!is_compared) lines.push(`${supplier.adapter.name} does not say what it sells.`);
  }
  const differences = await database.read(readDifferences);
  if (differences.length === 0) lines.push("No difference is open.");
  return [...lines, ...differences.map(lineOf)].join("\n");
}

function lineOf({ kind, ours_minor, theirs_minor, product, ...row }: DifferenceRow): string {
  const name = `${row.supplier}  ${nameOfOffer(row)}`;
  if (ours_minor === null || theirs_minor === null) return `${name}  ${kind}`;
  const limits = `ours ${formatMoney(ours_minor)} theirs ${formatMoney(theirs_minor)}`;
  return `${name}  ${kind}  ${limits}  product ${product}`;
}
