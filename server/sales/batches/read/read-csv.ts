import { amountOfCell } from "#platform/values/money";
import { readTable, type TableRow } from "#platform/wire/csv-table";
import { LINE_FIELDS, type LineField, type RawLine } from "./raw-line.ts";

const METADATA = "metadata.";

/**
 * Reads lines of a spreadsheet: a row of headings, then a row a line.
 *
 * Refuses: `invalid_csv`. Source: spec/sales/batches/create.tsp.
 */
export function readCsv(text: string, unknown_columns: "refuse" | "ignore"): RawLine[] {
  const isKnown = (name: string) => isField(name) || name.startsWith(METADATA);
  return readTable(text, { isKnown, unknown_columns }).map(lineOf);
}

function lineOf({ cells }: TableRow): RawLine {
  const fields: Partial<Record<LineField, string>> = {};
  const metadata: Record<string, string> = {};
  for (const [name, cell] of cells) {
    if (isField(name)) fields[name] = name === "amount" ? amountOfCell(cell) : cell;
    else metadata[name.slice(METADATA.length)] = cell;
  }
  return { fields, metadata: Object.keys(metadata).length === 0 ? null : metadata };
}

function isField(name: string): name is LineField {
  return (LINE_FIELDS as readonly string[]).includes(name);
}
