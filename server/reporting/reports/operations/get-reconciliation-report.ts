import type { Answer, Input, Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { readDaySpan } from "#platform/time/day-span";
import { harareDay, parseTime } from "#platform/time/instants";
import { readReport } from "#platform/work/read-report";
import { readReconciliation } from "../read-reconciliation.ts";
import { currenciesOf, reportHead } from "../report-scope.ts";
import { writeReport } from "../write-report.ts";

/** Ten thousand tills, in both currencies. Source: spec/reporting/reports/reconciliation.tsp. */
const ROWS_MAX = 20_000;
const OUTCOMES = ["opened", "delivered", "returned", "unresolved"] as const;
const FIGURES = ["count", "face", "cost"] as const;

/** Shows what each till sold on a day, and what became of it. */
export async function getReconciliationReport(
  ctx: Ctx,
  { query }: Input<"getReconciliationReport">,
): Promise<Answer<"getReconciliationReport">> {
  const { date, currency, format } = query;
  const span = readDay(ctx, date);
  const scope = { account_id: ctx.account.id, span, currencies: currenciesOf(currency) };
  const day = await readReport(ctx, "read a reconciliation", (tx) =>
    readReconciliation(tx, scope, ROWS_MAX),
  );
  if (format !== "csv") {
    const head = reportHead(ctx, "reconciliation", scope);
    return { status: 200, body: { ...head, group_by: ["api_key"], ...day } };
  }
  const cellsOf = ({ keys, label, currency, ...row }: Schemas["ReconciliationRow"]) => [
    ...[keys.api_key, label, currency],
    ...OUTCOMES.flatMap((outcome) => FIGURES.map((figure) => row[outcome][figure])),
  ];
  const figures = OUTCOMES.flatMap((outcome) => FIGURES.map((figure) => `${outcome}_${figure}`));
  const headings = ["api_key", "label", "currency", ...figures];
  const { rows, truncated } = day;
  const file = { name: "reconciliation", span, headings, rows: rows.map(cellsOf), truncated };
  return writeReport({ ...file, narrowed_by: "date" });
}

/** Refuses: `parameter_invalid`; `time_out_of_range`, for a day that has not begun. */
function readDay({ now }: Pick<Ctx, "now">, date: string) {
  if (parseTime(`${date}T00:00`) === null) {
    const message = "`date` must be a day of the calendar, such as 2026-11-25.";
    refuse("parameter_invalid", { param: "date", message });
  }
  const today = harareDay(now);
  if (date <= today) return readDaySpan({ from: date, to: date }, now);
  const message = `\`date\` has not begun: today is ${today}.`;
  return refuse("time_out_of_range", { param: "date", message, meta: { max: today } });
}
