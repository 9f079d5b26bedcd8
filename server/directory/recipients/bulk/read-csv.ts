import { parseCsv } from "#platform/csv";
import { refuse } from "#platform/refusal";
import type { Line } from "./line-body.ts";

/** Source: spec/directory/recipients/bulk.tsp. */
const LINES_MAX = 1_000;
const COLUMNS_MAX = 40;
const SHOWN_CHARACTERS_MAX = 60;
const METADATA = /^metadata\[([^\]]+)\]$/;
const TEXTS = [
  "name",
  "first_name",
  "external_id",
  "phone",
  "email",
  "payroll_id",
  "cost_center",
  "notes",
] as const;

/**
 * Reads recipients from a spreadsheet: a row of headings, then a row a line. An empty cell says
 * nothing of its field.
 *
 * Refuses: `invalid_csv`.
 */
export function readCsv(text: string): Line[] {
  const parsed = parseCsv(text);
  if ("broken_at" in parsed) {
    return refuseCsv(parsed.broken_at, "`csv` cannot be read: check its quotes.");
  }
  const [headings = [], ...rows] = parsed.rows;
  const names = headings.map((heading) => heading.trim());
  refuseHeadings(names);
  if (rows.length === 0) refuseCsv(1, "`csv` has no line below its headings.");
  if (rows.length > LINES_MAX) {
    const most = LINES_MAX.toLocaleString("en");
    refuseCsv(LINES_MAX + 2, `\`csv\` has ${rows.length} lines; it can have at most ${most}.`);
  }
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
  if (names.length === 0) refuseCsv(1, "`csv` has no headings.");
  if (names.length > COLUMNS_MAX) {
    refuseCsv(1, `\`csv\` has ${names.length} columns; it can have at most ${COLUMNS_MAX}.`);
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) refuseCsv(1, `\`csv\` has the column ${shown(twice)} twice.`);
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined) {
    refuseCsv(1, `\`csv\` has a column that is unknown: ${shown(unknown)}.`);
  }
}

function isKnown(name: string): boolean {
  return isText(name) || name === "meter" || name === "tags" || METADATA.test(name);
}

function isText(name: string): name is (typeof TEXTS)[number] {
  return (TEXTS as readonly string[]).includes(name);
}

function lineOf(names: readonly string[], cells: readonly string[]): Line {
  const line: Line = {};
  const metadata: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (cell === "") continue;
    const [, key] = METADATA.exec(name) ?? [];
    if (isText(name)) line[name] = cell;
    else if (name === "meter") line.meters = [{ number: cell }];
    else if (name === "tags") line.tags = tagsOf(cell);
    else if (key !== undefined) metadata[key] = cell;
  }
  return Object.keys(metadata).length === 0 ? line : { ...line, metadata };
}

function tagsOf(cell: string): string[] {
  return cell
    .split(";")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

function shown(name: string): string {
  return `"${name.slice(0, SHOWN_CHARACTERS_MAX)}"`;
}

function refuseCsv(line: number, message: string): never {
  return refuse("invalid_csv", { param: "csv", message, meta: { line } });
}
