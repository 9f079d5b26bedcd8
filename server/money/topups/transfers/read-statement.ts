import type { Currency } from "#platform/context";
import { amountOfCell, parseMoney } from "#platform/values/money";
import { parseCsv, textOfCell } from "#platform/wire/csv";
import type { Transfer } from "./receive-transfer.ts";
import { referenceIn } from "./reference-in.ts";

/** The columns of the file; the line's number is the bank's own. */
const COLUMNS = ["line", "amount", "words"] as const;
const LINES_MAX = 10_000;
const LINE_CHARACTERS_MAX = 64;

/** A line as the file has it. */
export type StatementLine = Omit<Transfer, "credited_to">;

/**
 * Reads a statement: a header that names the columns, then one transfer a line. Returns what is
 * wrong with it, in a sentence, where it cannot be read.
 */
export function readStatement(text: string, currency: Currency): StatementLine[] | string {
  const parsed = parseCsv(text);
  if ("broken_at" in parsed) return `The file cannot be read from line ${parsed.broken_at.line}.`;
  const [header = [], ...rows] = parsed.rows;
  const names = header.map((heading) => heading.trim().toLowerCase());
  const places = COLUMNS.map((name) => names.indexOf(name));
  if (places.includes(-1)) return `The file needs the columns ${COLUMNS.join(", ")}.`;
  if (rows.length > LINES_MAX) return `A file has at most ${LINES_MAX} lines.`;
  const transfers = rows.map((row) => lineOf(row, { places, currency }));
  const wrong = transfers.indexOf(null);
  if (wrong >= 0) {
    return `Row ${parsed.lines[wrong + 1]} needs a line and an amount such as 1500.00.`;
  }
  const lines = transfers.filter((one) => one !== null);
  const named = new Set(lines.map(({ bank_reference }) => bank_reference));
  return named.size < rows.length ? "Two rows have the same line." : lines;
}

/** One transfer; null where its row says too little. */
function lineOf(
  row: readonly string[],
  { places, currency }: { readonly places: readonly number[]; readonly currency: Currency },
): StatementLine | null {
  const [line = "", amount = "", words = ""] = places.map((place) => textOfCell(row[place] ?? ""));
  const amount_minor = parseMoney(amountOfCell(amount), { allow_large: true });
  if (line === "" || line.length > LINE_CHARACTERS_MAX || amount_minor === null) return null;
  return { bank_reference: line, currency, amount_minor, words, reference: referenceIn(words) };
}
