import { refuse } from "../refusal.ts";
import { parseCsv, textOfCell } from "./csv.ts";

/** A row below the headings: the texts of its cells that say something, by heading. */
export interface TableRow {
  /** The line of the file that it begins on. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Where each heading stands, counted from 1. */
  readonly columns: ReadonlyMap<string, number>;
}

/** Which columns a table may have. */
interface Headings {
  /** Of a heading in lower case with underscores; the key of `metadata.<key>` is as written. */
  readonly isKnown: (name: string) => boolean;
  readonly unknown_columns: "refuse" | "ignore";
}

const COLUMNS_MAX = 40;
const SHOWN_CHARACTERS_MAX = 60;
const METADATA = /^metadata(?:\[([^\]]+)\]|\.(.+))$/i;

/**
 * Reads a table as people save it: headings in any case and with spaces around them, columns and
 * rows at the end that have no text, rows that end where their last text is.
 *
 * Refuses: `invalid_csv`, with the line of the file and, of a heading or a cell, its column.
 */
export function readTable(text: string, wanted: Headings): TableRow[] {
  const parsed = parseCsv(text);
  if ("broken_at" in parsed) {
    const { line, column } = parsed.broken_at;
    return refuseCsv("`csv` cannot be read: check the quotes", { line, column });
  }
  const [headings, ...rows] = parsed.rows;
  const [first_line = 1, ...lines] = parsed.lines;
  if (headings === undefined) return refuseCsv("`csv` has no headings", { line: first_line });
  const names = headings.map(nameOf);
  refuseHeadings(names, first_line, wanted);
  const columns = new Map(
    names.flatMap((name, index): [string, number][] =>
      name !== "" && wanted.isKnown(name) ? [[name, index + 1]] : [],
    ),
  );
  return rows.map((cells, index) => {
    const { [index]: line = 1 } = lines;
    refuseUnnamed(cells, line, names);
    return { line, columns, cells: textsOf(columns, cells) };
  });
}

/** Refuses a file, and says where. Refuses: `invalid_csv`. */
export function refuseCsv(
  says: string,
  { line, column = null }: { line: number; column?: number | null },
): never {
  const place = column === null ? `line ${line}` : `line ${line}, column ${column}`;
  return refuse("invalid_csv", {
    param: "csv",
    message: `${says} (${place}).`,
    meta: { line, column },
  });
}

/** `Payroll ID` is `payroll_id`; `metadata[till]` and `metadata.till` are the same. */
function nameOf(heading: string): string {
  const name = textOfCell(heading);
  const [, in_brackets, after_dot] = METADATA.exec(name) ?? [];
  const key = in_brackets ?? after_dot;
  if (key !== undefined) return `metadata.${key.trim()}`;
  return name.toLowerCase().replace(/[\s-]+/g, "_");
}

function refuseHeadings(
  names: readonly string[],
  line: number,
  { isKnown, unknown_columns }: Headings,
): void {
  const is_strict = unknown_columns === "refuse";
  const count = names.filter((name) => name !== "" && (is_strict || isKnown(name))).length;
  if (count > COLUMNS_MAX) {
    refuseCsv(`\`csv\` has ${count} columns; it can have at most ${COLUMNS_MAX}`, { line });
  }
  for (const [index, name] of names.entries()) {
    const place = { line, column: index + 1 };
    if (name === "") continue;
    if (!isKnown(name)) {
      if (!is_strict) continue;
      refuseCsv(`\`csv\` has a column that is unknown, ${shown(name)}`, place);
    }
    if (names.indexOf(name) !== index) {
      refuseCsv(`\`csv\` has the column ${shown(name)} twice`, place);
    }
  }
}

/** A text without a heading is most often half of a cell, as of `5,50` between commas. */
function refuseUnnamed(cells: readonly string[], line: number, names: readonly string[]): void {
  const index = cells.findIndex((cell, place) => cell.trim() !== "" && !names[place]);
  if (index < 0) return;
  refuseCsv("`csv` has a cell without a heading", { line, column: index + 1 });
}

function textsOf(
  columns: ReadonlyMap<string, number>,
  cells: readonly string[],
): Map<string, string> {
  const texts = [...columns].map(([name, column]): [string, string] => {
    return [name, textOfCell(cells[column - 1] ?? "")];
  });
  return new Map(texts.filter(([, text]) => text !== ""));
}

function shown(name: string): string {
  return `"${name.slice(0, SHOWN_CHARACTERS_MAX)}"`;
}
