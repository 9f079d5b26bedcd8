import type { FileBody } from "@svc/generated/routes";
import { stringify } from "csv-stringify/sync";
import { refuse } from "#platform/refusal";
import type { DaySpan } from "#platform/time/day-span";
import { cellText } from "#platform/wire/csv";

/** A report as CSV: the keys, the currency, then the figures. */
export interface ReportFile {
  /** The name of the file begins with it. */
  readonly name: string;
  readonly span: Pick<DaySpan, "from" | "to">;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly truncated: boolean;
  /** What a caller asks for less of, when the file would not be whole. */
  readonly narrowed_by: "to" | "date";
}

/**
 * The rows of a report as a file, which is whole: it has no place to say that rows are missing.
 *
 * Refuses: `time_out_of_range`.
 */
export function writeReport({ name, span, headings, rows, truncated, narrowed_by }: ReportFile) {
  if (truncated) {
    const message =
      `\`${narrowed_by}\`: the file would have more than ${rows.length} rows. ` +
      "Ask for fewer days, or for one currency.";
    return refuse("time_out_of_range", { param: narrowed_by, message });
  }
  const cells = rows.map((row) => row.map((cell) => cellText(String(cell ?? ""))));
  const bytes = Buffer.from(stringify([[...headings], ...cells]));
  const { from, to } = span;
  const file = from === to ? `${name}-${from}.csv` : `${name}-${from}-${to}.csv`;
  const body: FileBody<"text/csv"> = { content_type: "text/csv", bytes };
  return {
    status: 200 as const,
    body,
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
    },
  };
}
