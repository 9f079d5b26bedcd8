import { stringify } from "csv-stringify/sync";
import { harareIso } from "#platform/time/instants";
import { cellText } from "#platform/wire/csv";
import type { ExportRow } from "../rows/tables.ts";
import { fileHead } from "./file-head.ts";

const SECOND_MS = 1_000;

/** A page of an export, and where it stands in the file. */
interface FilePart {
  readonly row: ExportRow;
  readonly objects: readonly object[];
  /** Columns that a CSV shows as times in Harare. */
  readonly times: ReadonlySet<string>;
  readonly is_last: boolean;
}

/** The text of one part of a file: the first begins the file, and the last ends it. */
export function writeChunk({ row, objects, times, is_last }: FilePart): string {
  if (row.format === "json") return objects.map((one) => `${JSON.stringify(one)}\n`).join("");
  const is_first = row.chunk_count === 0;
  const rows = objects.map((one) =>
    row.columns.map((column) => cellOf(one, { column, times, row })),
  );
  const csv = stringify(is_first ? [row.columns, ...rows] : rows);
  if (row.format === "csv") return csv;
  const { filename, content_type } = fileHead(row).inside;
  const head = JSON.stringify({ filename, content_type });
  const begun = is_first ? `${head.slice(0, -1)},"content":"` : "";
  const ended = is_last ? `","rows":${row.rows + objects.length}}` : "";
  return `${begun}${JSON.stringify(csv).slice(1, -1)}${ended}`;
}

/** What stands at a dotted path; times as people read them, lists and objects as JSON. */
function cellOf(
  object: object,
  { column, times, row }: Pick<FilePart, "times" | "row"> & { readonly column: string },
): string {
  let value: unknown = object;
  for (const field of column.split(".")) {
    const is_held = typeof value === "object" && value !== null && Object.hasOwn(value, field);
    value = is_held ? (value as Record<string, unknown>)[field] : null;
  }
  if (value === null || value === undefined) return "";
  if (typeof value === "number" && times.has(column)) return harareIso(value * SECOND_MS);
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return row.text_guard ? cellText(text) : text;
}
