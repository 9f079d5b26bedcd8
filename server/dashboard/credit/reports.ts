/** Reports of a period, and the close of a day by till. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { nowOf } from "../now-of.ts";
import { answerFile, answerPage, lead } from "../page-answer.ts";
import type { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { type Filter, filtersForm } from "../show/filters.ts";
import type { Markup } from "../show/layout.ts";
import { type Column, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { salesByDay } from "./report-chart.ts";
import { closeColumns, failureColumns, programColumns, spendColumns } from "./report-tables.ts";
import { WORDS } from "./words.ts";

type Kind = keyof typeof WORDS.report_kinds;
type Query = Readonly<Record<string, string>>;

/** Which operation writes a report, which of the filters it takes, and how it is shown. */
interface Report {
  readonly operation_id: PageCall["operation_id"];
  readonly takes: readonly string[];
  readonly bodyOf: (body: never, asked: Query, language: Language) => Markup;
}

const PATH = "/dashboard/credit/reports";
const DAYS_AT_FIRST = 7;
const PERIOD = ["from", "to", "currency"];
function filtersIn(language: Language): readonly Filter[] {
  const words = wordsIn(WORDS, language);
  return [
    { name: "report", label: words.report, options: words.report_kinds },
    { name: "from", label: words.from, type: "date" },
    { name: "to", label: words.to, type: "date" },
    { name: "date", label: words.day, type: "date" },
    { name: "group_by", label: words.group_by, options: words.groups },
    { name: "currency", label: words.currency, options: { USD: "USD", ZWG: "ZWG" } },
  ];
}

const REPORTS: Readonly<Record<Kind, Report>> = {
  spend: {
    operation_id: "getSpendReport",
    takes: [...PERIOD, "group_by"],
    bodyOf: (report: Schemas["SpendReport"], { from, to }, language) => {
      const is_of_days = from !== undefined && to !== undefined;
      const chart = is_of_days ? salesByDay(report, { from, to, language }) : "";
      return html`${chart}
${tablesOf(report, spendColumns(report.group_by, language), language)}`;
    },
  },
  failures: {
    operation_id: "getFailureReport",
    takes: PERIOD,
    bodyOf: (report: Schemas["FailureReport"], _, language) =>
      tablesOf(report, failureColumns(language), language),
  },
  programs: {
    operation_id: "getProgramReport",
    takes: PERIOD,
    bodyOf: (report: Schemas["ProgramReport"], _, language) =>
      tablesOf(report, programColumns(language), language),
  },
  reconciliation: {
    operation_id: "getReconciliationReport",
    takes: ["date", "currency"],
    bodyOf: (report: Schemas["ReconciliationReport"], _, language) =>
      tablesOf(report, closeColumns(language), language),
  },
};

/** Serves the page, and each report as a file. */
export function mountReports(part: ReturnType<typeof partOf>): void {
  part.page("/credit/reports", showReport);
  part.page("/credit/reports/csv", downloadReport);
}

function kindOf({ c }: Asking): Kind {
  const wanted = c.req.query("report") ?? "";
  return Object.hasOwn(REPORTS, wanted) ? (wanted as Kind) : "spend";
}

/** What is asked for: of a week up to today, where the address says nothing else. */
async function askedOf(asking: Asking, takes: readonly string[]): Promise<Query> {
  const today = harareDay(await nowOf(asking));
  const from = addDays(today, 1 - DAYS_AT_FIRST);
  const usual: Query = { from, to: today, date: today, group_by: "day" };
  const asked: Query = { ...usual, ...queryOf(asking.c, takes) };
  return Object.fromEntries(Object.entries(asked).filter(([name]) => takes.includes(name)));
}

async function showReport(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const kind = kindOf(asking);
  const { operation_id, takes, bodyOf } = REPORTS[kind];
  const query = await askedOf(asking, takes);
  const call = { operation_id, query };
  const answer = await ask(asking, call);
  const { refusal } = answer;
  if (refusal !== null && answer.status !== 400) return await answerRefused(answer, viewer);
  const filters = filtersIn(language).filter(
    ({ name }) => name === "report" || takes.includes(name),
  );
  const asked = { ...query, report: kind };
  const content = html`${partsOf(viewer, PATH)}
<div id="list">${filtersForm(PATH, filters, asked, language)}
${
  refusal === null
    ? html`${bodyOf(answer.body as never, query, language)}
<p class="no-print"><a class="button" href="${PATH}/csv?${new URLSearchParams(asked)}">${
        words.csv
      }</a></p>`
    : alarm(complaintOf(refusal, language).text)
}</div>
${curl(call, asking.deps.config.public_url, language)}`;
  const page = { title: words.reports, viewer, section: "credit", content } as const;
  return await answerPage(page, answer.status);
}

async function downloadReport(asking: Asking): Promise<Response> {
  const kind = kindOf(asking);
  const { operation_id, takes } = REPORTS[kind];
  const query = await askedOf(asking, takes);
  const answer = await ask(asking, { operation_id, query: { ...query, format: "csv" } });
  if (answer.status === 400) {
    return lead(`${PATH}?${new URLSearchParams({ ...query, report: kind })}`);
  }
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return answerFile(answer.body, `${kind}-${query.from ?? query.date}.csv`);
}

/** The rows with the totals of their currencies under them. */
function tablesOf<Row extends { readonly currency: string }>(
  report: { readonly rows: readonly Row[]; readonly totals: readonly Row[]; truncated: boolean },
  columns: readonly Column<Row>[],
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const { rows, totals, truncated } = report;
  if (rows.length === 0) return empty(words.no_rows);
  const currencies = new Set(rows.map(({ currency }) => currency));
  const summed = totals.filter(({ currency }) => currencies.has(currency));
  return html`${truncated ? html`<p class="note">${words.truncated}</p>` : ""}
${table(words.reports, columns, [...rows, ...summed])}`;
}
