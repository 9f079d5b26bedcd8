import { stringify } from "csv-stringify/sync";
import { cellText } from "#platform/wire/csv";
import { type Asker, type LedgerChoice, stretchesOf } from "./choose-entries.ts";
import { readStretch } from "./read-ledger.ts";

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
 * Writes every entry of a choice as CSV, newest first; null as soon as that has more bytes than it
 * may have.
 */
export async function writeLedger(
  asker: Asker,
  choice: LedgerChoice,
  { bytes_max, rows_at_once = ROWS_AT_ONCE }: { bytes_max: number; rows_at_once?: number },
): Promise<LedgerFile | null> {
  let text = stringify([[...COLUMNS]]);
  let bytes = Buffer.byteLength(text);
  let rows = 0;
  for await (const stretch of stretchesOf(asker, choice, rows_at_once)) {
    const entries = await readStretch(asker, choice, stretch);
    const part = stringify(entries.map(cellsOf));
    bytes += Buffer.byteLength(part);
    if (bytes > bytes_max) return null;
    text += part;
    rows += entries.length;
  }
  return { text, rows };
}

function cellsOf(entry: Awaited<ReturnType<typeof readStretch>>[number]): string[] {
  const texts = { ...entry, description: cellText(entry.description) };
  return COLUMNS.map((column) => texts[column] ?? "");
}
