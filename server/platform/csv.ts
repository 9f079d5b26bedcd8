/** Reads CSV, whoever wrote it, and writes cells that stay what they are. */
import { type CsvError, parse } from "csv-parse/sync";

/** The cells of a file row by row, or the line in which it cannot be read. */
type ParsedCsv = { readonly rows: readonly (readonly string[])[] } | { readonly broken_at: number };

const DELIMITERS = [",", ";"] as const;

/**
 * Takes a text apart: commas or semicolons between the cells, whichever its first row has, quotes,
 * a byte order mark, line ends of any kind. Empty lines are left out.
 */
export function parseCsv(text: string): ParsedCsv {
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true };
  try {
    return { rows: parse(text, { ...options, delimiter: delimiterOf(text) }) };
  } catch (error) {
    const { lines = 1 } = error as Partial<CsvError> & { lines?: number };
    return { broken_at: lines };
  }
}

/** Whichever stands more often between the cells of the first row. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const [comma, semicolon] = DELIMITERS.map((one) => first.split(one).length);
  return Number(semicolon) > Number(comma) ? ";" : ",";
}

/** What begins like a formula and is none: a number with its sign, or a telephone number. */
const NUMBER = /^(?:-?\d+(?:\.\d+)?|\+\d{4,15})$/;
/** What a spreadsheet would calculate, in letters of either width. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Free text as a cell: an apostrophe stands before words that a spreadsheet would calculate. */
export function cellText(words: string): string {
  return FORMULA.test(words) && !NUMBER.test(words) ? `'${words}` : words;
}
