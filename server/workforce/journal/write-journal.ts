import { stringify } from "csv-stringify/sync";
import { cellText } from "#platform/csv";
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
 * Writes every line of a journal as CSV, oldest first; null as soon as that has more characters
 * than it may have.
 */
export async function writeJournal(
  asker: Asker,
  choice: JournalChoice,
  { characters_max }: { characters_max: number },
): Promise<string | null> {
  let text = stringify([[...COLUMNS]]);
  for await (const lines of readLines(asker, choice)) {
    const rows = lines.map((line) => COLUMNS.map((column) => cellText(line[column] ?? "")));
    text += stringify(rows);
    if (text.length > characters_max) return null;
  }
  return text;
}
