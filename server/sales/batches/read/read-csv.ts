import { parseCsv } from "#platform/csv";
import { refuse } from "#platform/refusal";
import { LINE_FIELDS, type LineField, type RawLine } from "./raw-line.ts";

const COLUMNS_MAX = 40;
const METADATA = "metadata.";

/**
 * Reads lines of a spreadsheet: a row of headings, then a row a line, with commas or semicolons
 * between the cells as the headings have them.
 *
 * Refuses: `invalid_csv`. Source: spec/sales/batches/create.tsp.
 */
export function readCsv(text: string): RawLine[] {
  const parsed = parseCsv(text);
  if ("broken_at" in parsed) {
    return refuseCsv(parsed.broken_at, "`csv` cannot be read: check its quotes.");
  }
  const [headings, ...rows] = parsed.rows;
  if (headings === undefined) return refuseCsv(1, "`csv` has no headings.");
  const names = headings.map((heading) => heading.trim());
  refuseHeadings(names);
  return rows.map((cells, index) => {
    // The row of headings is line 1 of the file.
    if (cells.length !== names.length) {
      const counts = `${cells.length} cells, and there are ${names.length} headings`;
      refuseCsv(index + 2, `\`csv\` has a row of ${counts}: line ${index + 2}.`);
    }
    return lineOf(names, cells);
  });
}

function refuseHeadings(names: readonly string[]): void {
  if (names.length > COLUMNS_MAX) {
    refuseCsv(1, `\`csv\` has ${names.length} columns; it can have at most ${COLUMNS_MAX}.`);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) refuseCsv(1, `\`csv\` has the column ${shown(twice)} twice.`);
  const unknown = names.find((name) => !isField(name) && !isMetadata(name));
  if (unknown !== undefined)
    refuseCsv(1, `\`csv\` has a column that is unknown: ${shown(unknown)}.`);
}

function lineOf(names: readonly string[], cells: readonly string[]): RawLine {
  const fields: Partial<Record<LineField, string>> = {};
  const metadata: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (cell === "") continue;
    if (isField(name)) fields[name] = cell;
    else metadata[name.slice(METADATA.length)] = cell;
  }
  return { fields, metadata: Object.keys(metadata).length === 0 ? null : metadata };
}

function isField(name: string): name is LineField {
  return (LINE_FIELDS as readonly string[]).includes(name);
}

function isMetadata(name: string): boolean {
  return name.startsWith(METADATA) && name.length > METADATA.length;
}

const SHOWN_CHARACTERS_MAX = 60;

function shown(name: string): string {
  return `"${name.slice(0, SHOWN_CHARACTERS_MAX)}"`;
}

function refuseCsv(line: number, message: string): never {
  return refuse("invalid_csv", { param: "csv", message, meta: { line } });
}
