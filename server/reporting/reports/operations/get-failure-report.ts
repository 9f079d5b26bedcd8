import type { Answer, Input, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { readDaySpan } from "#platform/time/day-span";
import { readReport } from "#platform/work/read-report";
import { readFailures } from "../read-failures.ts";
import { currenciesOf, ROWS_MAX, reportHead } from "../report-scope.ts";
import { writeReport } from "../write-report.ts";

const KEYS = ["failure_code", "network"] as const;
const FIGURES = ["failed", "retried", "face", "credited_back"] as const;

/** Shows why sends of a period failed. */
export async function getFailureReport(
  ctx: Ctx,
  { query }: Input<"getFailureReport">,
): Promise<Answer<"getFailureReport">> {
  const { from, to, currency, format } = query;
  const span = readDaySpan({ from, to }, ctx.now);
  const scope = { account_id: ctx.account.id, span, currencies: currenciesOf(currency) };
  const failures = await readReport(ctx, "read a failure report", (tx) =>
    readFailures(tx, scope, ROWS_MAX),
  );
  if (format !== "csv") {
    const head = reportHead(ctx, "failures", scope);
    return { status: 200, body: { ...head, group_by: [...KEYS], ...failures } };
  }
  const cellsOf = ({ keys, ...row }: Schemas["FailureReportRow"]) => [
    ...KEYS.map((key) => keys[key]),
    row.currency,
    ...FIGURES.map((figure) => row[figure]),
  ];
  const headings = [...KEYS, "currency", ...FIGURES];
  const { rows, truncated } = failures;
  const file = { name: "failures", span, headings, rows: rows.map(cellsOf), truncated };
  return writeReport({ ...file, narrowed_by: "to" });
}
