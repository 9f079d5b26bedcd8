import type { Answer, Input, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { readDaySpan } from "#platform/time/day-span";
import { readReport } from "#platform/work/read-report";
import { readPrograms } from "../read-programs.ts";
import { currenciesOf, ROWS_MAX, reportHead } from "../report-scope.ts";
import { writeReport } from "../write-report.ts";

const FIGURES = [
  ...(["budget", "spent", "earmarked", "remaining"] as const),
  ...(["rewards", "delivered", "held", "failed", "cost_per_completion"] as const),
];

/** Shows what programs gave in a period. */
export async function getProgramReport(
  ctx: Ctx,
  { query }: Input<"getProgramReport">,
): Promise<Answer<"getProgramReport">> {
  const { from, to, currency, format } = query;
  const span = readDaySpan({ from, to }, ctx.now);
  const scope = { account_id: ctx.account.id, span, currencies: currenciesOf(currency) };
  const programs = await readReport(ctx, "read a program report", (tx) =>
    readPrograms(tx, scope, ROWS_MAX),
  );
  if (format !== "csv") {
    const head = reportHead(ctx, "programs", scope);
    return { status: 200, body: { ...head, group_by: ["program"], ...programs } };
  }
  const cellsOf = ({ keys, name, ...row }: Schemas["ProgramReportRow"]) => [
    ...[keys.program, name, row.currency],
    ...FIGURES.map((figure) => row[figure]),
  ];
  const headings = ["program", "name", "currency", ...FIGURES];
  const { rows, truncated } = programs;
  const file = { name: "programs", span, headings, rows: rows.map(cellsOf), truncated };
  return writeReport({ ...file, narrowed_by: "to" });
}
