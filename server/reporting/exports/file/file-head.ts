import { formatId } from "#platform/ids";
import { harareDay } from "#platform/time/instants";
import type { ExportRow } from "../rows/tables.ts";

/** What a file is called, and what it is. */
export interface FileHead {
  readonly filename: string;
  readonly content_type: string;
}

const CSV = "text/csv; charset=utf-8";

/** The head of the file that is served; that of the CSV inside where it is wrapped in JSON. */
export function fileHead({ id, kind, format, created }: ExportRow): {
  readonly served: FileHead;
  readonly inside: FileHead;
} {
  const name = `${kind}-${harareDay(created)}-${formatId("exp", id).slice(-6)}`;
  const csv = { filename: `${name}.csv`, content_type: CSV };
  const ndjson = { filename: `${name}.ndjson`, content_type: "application/x-ndjson" };
  const wrapped = { filename: `${name}.json`, content_type: "application/json" };
  const served = { csv, json: ndjson, "csv-json": wrapped }[format];
  return { served, inside: format === "csv-json" ? csv : served };
}
