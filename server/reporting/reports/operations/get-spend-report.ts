import type { Answer, Input, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { readDaySpan } from "#platform/time/day-span";
import { readReport } from "#platform/work/read-report";
import { readFilter } from "../read-filter.ts";
import { readSpend } from "../read-spend.ts";
import { currenciesOf, ROWS_MAX, reportHead } from "../report-scope.ts";
import { readGrouping } from "../spend-keys.ts";
import { writeReport } from "../write-report.ts";

const FIGURES = [
  ...(["sends", "delivered", "failed", "face", "cost", "discount", "credited_back"] as const),
];

/** Shows what was sold in a period and what it cost, in groups. */
export async function getSpendReport(
  ctx: Ctx,
  { query }: Input<"getSpendReport">,
): Promise<Answer<"getSpendReport">> {
  const { from, to, currency, format, group_by: grouping, filter } = query;
  const span = readDaySpan({ from, to }, ctx.now);
  const group_by = readGrouping(grouping);
  const choice = await readFilter(ctx, filter);
  const scope = { account_id: ctx.account.id, span, currencies: currenciesOf(currency) };
  const spend = await readReport(ctx, "read a spend report", (tx) =>
    readSpend(tx, { ...scope, choice, group_by }, ROWS_MAX),
  );
  if (format !== "csv") {
    return { status: 200, body: { ...reportHead(ctx, "spend", scope), group_by, ...spend } };
  }
  const cellsOf = ({ keys, ...row }: Schemas["SpendRow"]) => [
    ...group_by.map((dimension) => keys[dimension]),
    row.currency,
    ...FIGURES.map((figure) => row[figure]),
  ];
  const headings = [...group_by, "currency", ...FIGURES];
  const { rows, truncated } = spend;
  const file = { name: "spend", span, headings, rows: rows.map(cellsOf), truncated };
  return writeReport({ ...file, narrowed_by: "to" });
}
