/** Reads CSV, whoever wrote it, and writes cells that stay what they are. */
import { type CsvError, parse } from "csv-parse/sync";

/** The cells of a file row by row, or the place in which it cannot be read. */
type ParsedCsv =
  | {
      readonly rows: readonly (readonly string[])[];
      /** The line of the file that each row begins on. */
      readonly lines: readonly number[];
    }
  | { readonly broken_at: { readonly line: number; readonly column: number | null } };

const DELIMITERS = [",", ";", "\t"] as const;
/** Spreadsheets take the delimiter from a first line such as `sep=;`, and some write it. */
const NAMED_DELIMITER = /^\uFEFF?"?sep=([,;|\t])"?(?:\r\n|\n|\r)/i;

/**
 * Takes a text apart: commas, semicolons or tabs between the cells, whichever its first row has or
 * `sep=` names, quotes, a byte order mark, line ends of any kind. Rows without any text are left
 * out.
 */
export function parseCsv(text: string): ParsedCsv {
  const [named = "", delimiter = delimiterOf(text)] = NAMED_DELIMITER.exec(text) ?? [];
  const lines_before = named === "" ? 0 : 1;
  const options = { bom: true, relax_column_count: true, skip_empty_lines: true, info: true };
  try {
    const parsed = parse(text.slice(named.length), { ...options, delimiter });
    // What `info: true` adds is missing in the library's types.
    const all = parsed as unknown as { record: string[]; info: { lines: number } }[];
    const saying = all.filter(({ record }) => record.some((cell) => cell.trim() !== ""));
    return {
      rows: saying.map(({ record }) => record),
      lines: saying.map(({ record, info }) => lines_before + info.lines - lineEndsIn(record)),
    };
  } catch (error) {
    const { lines = 1, column } = error as Partial<CsvError> & { lines?: number; column?: unknown };
    const place = typeof column === "number" ? column + 1 : null;
    return { broken_at: { line: lines_before + lines, column: place } };
  }
}

/** Whichever stands most often between the cells of the first row. */
function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/[\r\n]|$/)).replace(/"[^"]*"/g, "");
  const counted = DELIMITERS.map((one) => ({ one, count: first.split(one).length }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).one;
}

function lineEndsIn(cells: readonly string[]): number {
  return cells.join("").match(/\r\n|\n|\r/g)?.length ?? 0;
}

/** What begins like a formula and is none: a number with its sign, or a telephone number. */
const NUMBER = /^(?:-?\d+(?:\.\d+)?|\+\d{4,15})$/;
/** What a spreadsheet would calculate, in letters of either width. */
const FORMULA = "=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20";
const GUARDED = new RegExp(`^'*[${FORMULA}]|^'+\\d`);
const GUARD = new RegExp(`^'+[${FORMULA}\\d]`);

/**
 * Free text as a cell: an apostrophe stands before words that a spreadsheet would calculate, and
 * before words that look as if one did, so that `textOfCell` gives back what was there.
 */
export function cellText(words: string): string {
  return GUARDED.test(words) && !NUMBER.test(words) ? `'${words}` : words;
}

/** The words of a cell, without the apostrophe that `cellText` or a spreadsheet put before them. */
export function textOfCell(cell: string): string {
  return (GUARD.test(cell) ? cell.slice(1) : cell).trim();
}
