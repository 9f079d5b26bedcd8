import { stringify } from "csv-stringify/sync";
import { cellText } from "#platform/wire/csv";
import { type Asker, type JournalChoice, readLines } from "./read-journal.ts";

const COLUMNS = [
  "date",
  "reference",
  "gl_code",
  "cost_center",
  "debit",
  "credit",
  "currency",
  "narrative",
] as const;

/**
 * Writes every line of a journal as CSV, oldest first; null as soon as that has more bytes than it
 * may have.
 */
export async function writeJournal(
  asker: Asker,
  choice: JournalChoice,
  { bytes_max }: { bytes_max: number },
): Promise<string | null> {
  let text = stringify([[...COLUMNS]]);
  let bytes = Buffer.byteLength(text);
  for await (const lines of readLines(asker, choice)) {
    const rows = lines.map((line) => COLUMNS.map((column) => cellText(line[column] ?? "")));
    const part = stringify(rows);
    bytes += Buffer.byteLength(part);
    if (bytes > bytes_max) return null;
    text += part;
  }
  return text;
}
