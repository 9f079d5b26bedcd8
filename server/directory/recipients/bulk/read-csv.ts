import { amountOfCell } from "#platform/values/money";
import { readTable, refuseCsv, type TableRow } from "#platform/wire/csv-table";
import { structureOf, wordsOf } from "#platform/wire/structured-cell";
import type { Line } from "./line-body.ts";

/** Source: spec/directory/recipients/bulk.tsp. */
const LINES_MAX = 1_000;
const METADATA = "metadata.";
const TEXTS = [
  "id",
  "name",
  "first_name",
  "external_id",
  "phone",
  "email",
  "payroll_id",
  "cost_center",
  "default_meter",
  "lawful_basis",
  "notes",
] as const;
const LISTS = ["tags", "groups"] as const;
/** Fields within fields, as an export names their columns. */
const NESTED = {
  "monthly_cap.usd": ["monthly_cap", "USD"],
  "monthly_cap.zwg": ["monthly_cap", "ZWG"],
  "consent.at": ["consent", "at"],
  "consent.source": ["consent", "source"],
  "consent.text_version": ["consent", "text_version"],
} as const;
const WHOLE = ["meters", "monthly_cap", "consent", "metadata"] as const;
/** What an export shows of a recipient, and nobody sets. */
const SHOWN = /^(?:object|created|livemode|network|status|erase_at|totals)(?:\.|$)/;

/**
 * Reads recipients from a spreadsheet: a row of headings, then a row a line. An empty cell says
 * nothing of its field. Whatever column an export of recipients writes is read.
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
    isOneOf(TEXTS, name) ||
    isOneOf(LISTS, name) ||
    isOneOf(WHOLE, name) ||
    name === "meter" ||
    Object.hasOwn(NESTED, name) ||
    name.startsWith(METADATA) ||
    SHOWN.test(name)
  );
}

function lineOf(row: TableRow): Line {
  let line: Line = {};
  for (const [name, cell] of row.cells) line = { ...line, ...fieldOf(line, row, { name, cell }) };
  return line;
}

function fieldOf(
  line: Line,
  { line: at, columns }: TableRow,
  { name, cell }: { name: string; cell: string },
): Line {
  if (isOneOf(TEXTS, name)) return { [name]: cell };
  if (isOneOf(LISTS, name)) return { [name]: listOf(cell) };
  if (name === "meter") return { meters: [{ number: cell }] };
  if (name.startsWith(METADATA)) {
    return { metadata: { ...line.metadata, [name.slice(METADATA.length)]: cell } };
  }
  if (Object.hasOwn(NESTED, name)) {
    const [field, within] = NESTED[name as keyof typeof NESTED];
    const value = field === "monthly_cap" ? amountOfCell(cell) : cell;
    return { [field]: { ...line[field], [within]: value } };
  }
  if (!isOneOf(WHOLE, name)) return {};
  const value = structureOf(cell, { is_list: name === "meters" });
  if (value !== null) return { [name]: value };
  const place = { line: at, column: columns.get(name) ?? null };
  return refuseCsv(`\`csv\` has in \`${name}\` what is not the JSON of an export`, place);
}

/** A list as people write it, `a;b`, or as an export does, `["a","b"]`. */
function listOf(cell: string): string[] {
  return (wordsOf(cell) ?? cell.split(";"))
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}
