import { stringify } from "csv-stringify/sync";
import { cellText } from "#platform/csv";
import type { Read, Tx } from "#platform/db/transaction";
import { type LedgerChoice, type LedgerRow, readLedger } from "./read-ledger.ts";

/** How many rows are read at once. */
const ROWS_AT_ONCE = 2_000;

const COLUMNS = [
  "date",
  "kind",
  "reference",
  "description",
  "amount",
  "currency",
  "balance",
  "source",
] as const;

/** The entries of a choice as a file. */
export interface LedgerFile {
  readonly text: string;
  /** Without the headings. */
  readonly rows: number;
}

/**
 * Writes every entry of a choice as CSV, newest first; null as soon as that has more characters
 * than it may have.
 */
export async function writeLedger(
  from: Pick<Read | Tx, "sql">,
  choice: LedgerChoice,
  { characters_max }: { characters_max: number },
): Promise<LedgerFile | null> {
  let text = stringify([[...COLUMNS]]);
  let [rows, before]: [number, string | null] = [0, null];
  for (;;) {
    const some: LedgerRow[] = await readLedger(from, choice, { limit: ROWS_AT_ONCE, before });
    text += stringify(some.map(cellsOf));
    if (text.length > characters_max) return null;
    rows += some.length;
    before = some.at(-1)?.id ?? null;
    if (some.length < ROWS_AT_ONCE) return { text, rows };
  }
}

function cellsOf({ entry }: LedgerRow): string[] {
  const texts = { ...entry, description: cellText(entry.description) };
  return COLUMNS.map((column) => texts[column] ?? "");
}
