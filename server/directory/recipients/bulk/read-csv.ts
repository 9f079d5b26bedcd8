import { readTable, refuseCsv, type TableRow } from "#platform/csv-table";
import { amountOfCell } from "#platform/money";
import type { Line } from "./line-body.ts";

/** Source: spec/directory/recipients/bulk.tsp. */
const LINES_MAX = 1_000;
const METADATA = "metadata.";
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
/** Caps of a month, by the currency that their heading ends in. */
const CAPS = { "monthly_cap.usd": "USD", "monthly_cap.zwg": "ZWG" } as const;

/**
 * Reads recipients from a spreadsheet: a row of headings, then a row a line. An empty cell says
 * nothing of its field.
 *
 * Refuses: `invalid_csv`.
 */
export function readCsv(text: string, unknown_columns: "refuse" | "ignore"): Line[] {
  const rows = readTable(text, { isKnown, unknown_columns });
  if (rows.length === 0) refuseCsv("`csv` has no line below its headings", { line: 1 });
  const over = rows[LINES_MAX];
  if (over !== undefined) {
    const most = LINES_MAX.toLocaleString("en");
    refuseCsv(`\`csv\` has ${rows.length} lines; it can have at most ${most}`, over);
  }
  return rows.map(lineOf);
}

function isKnown(name: string): boolean {
  return (
    isText(name) ||
    ["meter", "tags"].includes(name) ||
    Object.hasOwn(CAPS, name) ||
    name.startsWith(METADATA)
  );
}

function isText(name: string): name is (typeof TEXTS)[number] {
  return (TEXTS as readonly string[]).includes(name);
}

function lineOf({ cells }: TableRow): Line {
  let line: Line = {};
  for (const [name, cell] of cells) line = { ...line, ...fieldOf(line, { name, cell }) };
  return line;
}

function fieldOf(line: Line, { name, cell }: { name: string; cell: string }): Line {
  if (isText(name)) return { [name]: cell };
  if (name === "tags") return { tags: tagsOf(cell) };
  if (name === "meter") return { meters: [{ number: cell }] };
  if (name.startsWith(METADATA)) {
    return { metadata: { ...line.metadata, [name.slice(METADATA.length)]: cell } };
  }
  const currency = CAPS[name as keyof typeof CAPS];
  return { monthly_cap: { ...line.monthly_cap, [currency]: amountOfCell(cell) } };
}

function tagsOf(cell: string): string[] {
  return cell
    .split(";")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
