/** The statement of a month in one currency, to read, to file and to load. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { parseTimeFilter } from "#platform/time/instants";
import { readable } from "#platform/values/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { linkByKind } from "../link-to.ts";
import { namesOfCenters } from "../name-of.ts";
import { answerFile, answerPage, lead } from "../page-answer.ts";
import type { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { WORDS as SENDS } from "../sends/words.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import { filtersForm } from "../show/filters.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { type Column, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Statement = Schemas["Statement"];
type Sold = Pick<Statement["by_type"][number], "count" | "face" | "cost">;

const PATH = "/dashboard/credit/statements";
const BOTH = { USD: "USD", ZWG: "ZWG" };

/** A month by its name. */
function monthIn(language: Language, period: string): string {
  const format = { month: "long", year: "numeric", timeZone: "Africa/Harare" } as const;
  const tag = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(tag, format).format(parseTimeFilter(`${period}-01`) ?? 0);
}

/** Serves the page and its two files. */
export function mountStatements(part: ReturnType<typeof partOf>): void {
  part.page("/credit/statements", showStatement);
  part.page("/credit/statements/csv", (asking) => fileOf(asking, "getStatementCsv", "csv"));
  part.page("/credit/statements/pdf", (asking) => fileOf(asking, "getStatementPdf", "pdf"));
}

function askedOf({ c }: Asking): Record<string, string> {
  return { currency: "USD", ...queryOf(c, ["period", "currency"]) };
}

async function showStatement(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const query = askedOf(asking);
  const call = { operation_id: "getStatement", query } as const;
  const answer = await ask(asking, call);
  const { refusal } = answer;
  if (refusal !== null && answer.status !== 400) return await answerRefused(answer, viewer);
  const statement = refusal === null ? (answer.body as Statement) : null;
  const centers = await namesOfCenters(asking);
  const asked = statement === null ? query : { ...query, period: statement.period };
  const filters = [
    { name: "period", label: words.period, type: "month" },
    { name: "currency", label: words.currency, options: BOTH },
  ] as const;
  const content = html`${partsOf(viewer, PATH)}
${filtersForm(PATH, filters, asked, language)}
<div id="list">${alarm(refusal === null ? null : complaintOf(refusal, language).text)}
${statement === null ? "" : bodyOf(statement, { viewer, centers })}</div>
${curl(call, asking.deps.config.public_url, language)}`;
  const page = { title: words.statements, viewer, section: "credit", content } as const;
  return await answerPage(page, answer.status);
}

interface Names {
  readonly viewer: Viewer;
  readonly centers: ReadonlyMap<string, string>;
}

function bodyOf(statement: Statement, { viewer, centers }: Names): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { types } = wordsIn(SENDS, language);
  const { period, currency, final, sends, face_sold, cost_drawn } = statement;
  const asked = new URLSearchParams({ period, currency });
  const of = (amount: string | null) => (amount === null ? null : money(amount, currency));
  return html`<h2>${monthIn(language, period)}, ${currency}</h2>
${final ? "" : html`<p class="note">${words.not_final}</p>`}
${facts([
  [words.opening, of(statement.opening)],
  [words.topups_in, of(statement.topups)],
  [words.checkout_in, of(statement.checkout_credits)],
  [words.test_grants, of(statement.test_grants)],
  [words.adjustments, of(statement.adjustments)],
  [words.sends_out, html`${of(sends.cost)} (${readable(sends.count)})`],
  [words.rewards_out, of(statement.rewards)],
  [words.credited_back, of(statement.credited_back)],
  [words.closing, of(statement.closing)],
  [words.face_sold, of(face_sold)],
  [words.cost_drawn, of(cost_drawn)],
  [words.discount_earned, of(statement.dealer_discount_earned)],
])}
<div class="actions no-print"><a class="button" href="${PATH}/csv?${asked}">${words.csv}</a>
<a class="button" href="${PATH}/pdf?${asked}">${words.pdf}</a></div>
${soldBy(words, words.by_type, statement.by_type, [
  { head: words.type, cell: ({ type }) => types[type] },
  { head: words.network, cell: ({ network }) => nameOfNetwork(network) },
])}
${soldBy(words, words.by_cost_center, statement.by_cost_center, [
  {
    head: words.cost_center,
    cell: ({ cost_center: id }) =>
      id === null ? words.no_cost_center : linkByKind(id, { viewer, name: centers.get(id) }),
  },
])}
${soldBy(words, words.by_key, statement.by_api_key, [
  {
    head: words.key,
    cell: ({ label, api_key }) =>
      api_key === null ? words.no_key : linkByKind(api_key, { viewer, name: label }),
  },
])}`;
}

function soldBy<Row extends Sold>(
  words: WordsIn<typeof WORDS>,
  title: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Markup | string {
  if (rows.length === 0) return "";
  const figures: Column<Row>[] = [
    { head: words.count, is_number: true, cell: ({ count }) => String(count) },
    { head: words.face, is_number: true, cell: ({ face }) => face },
    { head: words.cost, is_number: true, cell: ({ cost }) => cost },
  ];
  return html`<h2>${title}</h2>${table(title, [...columns, ...figures], rows)}`;
}

async function fileOf(
  asking: Asking,
  operation_id: "getStatementCsv" | "getStatementPdf",
  ending: string,
): Promise<Response> {
  const query = askedOf(asking);
  const answer = await ask(asking, { operation_id, query });
  if (answer.status === 400) return lead(`${PATH}?${new URLSearchParams(query)}`);
  if (answer.refusal !== null) return await answerRefused(answer, asking.signed.viewer);
  return answerFile(answer.body, `statement-${query.period ?? "now"}.${ending}`);
}
