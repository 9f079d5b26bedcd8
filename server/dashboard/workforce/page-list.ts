/** Lists of Workforce, which have numbered pages. */
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { queryOf } from "../query-of.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { type Filter, filtersForm } from "../show/filters.ts";
import type { Markup } from "../show/layout.ts";
import { type Column, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

interface Numbered<Row> {
  readonly data: readonly Row[];
  readonly page: number;
  readonly pages: number;
}

interface PageList<Row, Body> {
  readonly title: string;
  readonly path: string;
  readonly operation_id: PageCall["operation_id"];
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  readonly none: string;
  /** What is asked for where the address says nothing else. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly above?: Markup | string;
  /** What the answer says in addition to its rows, above them. */
  readonly aboveRows?: (body: Body, query: Readonly<Record<string, string>>) => Markup;
  readonly status?: number;
}

const PAGE_SIZE = "25";

/** Shows one page of a list with its filters. */
export async function showPageList<Row, Body extends Numbered<Row> = Numbered<Row>>(
  asking: Asking,
  list: PageList<Row, Body>,
): Promise<Response> {
  const { title, path, operation_id, filters, columns, none, above, aboveRows } = list;
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const named = queryOf(asking.c, [...filters.map(({ name }) => name), "page"]);
  const chosen = { ...list.usual, ...named };
  const call = { operation_id, query: { ...chosen, page_size: PAGE_SIZE } };
  const answer = await ask(asking, call);
  const { refusal } = answer;
  if (refusal !== null && answer.status !== 400) return await answerRefused(answer, viewer);
  const body = refusal === null ? (answer.body as Body) : null;
  const rows =
    body === null || body.data.length === 0
      ? empty(none)
      : html`${table(title, columns, body.data)}${numbers(path, chosen, { ...body, language })}`;
  const content = html`${partsOf(viewer, path)}${above ?? ""}
${filters.length === 0 ? "" : filtersForm(path, filters, chosen, language)}
<div id="list">${alarm(refusal === null ? null : complaintOf(refusal, language).text)}
${body === null || aboveRows === undefined ? "" : aboveRows(body, chosen)}${rows}</div>
${curl(call, asking.deps.config.public_url, language)}
<p><a href="/dashboard/people">${words.back_people}</a></p>`;
  const status = list.status ?? answer.status;
  return await answerPage({ title, viewer, section: "people", content }, status);
}

/** The way to the page before and the next one, under the filters of this page. */
export function numbers(
  path: string,
  query: Readonly<Record<string, string>>,
  {
    page,
    pages,
    language,
  }: Pick<Numbered<unknown>, "page" | "pages"> & { readonly language: Language },
): Markup | string {
  const words = wordsIn(WORDS, language);
  if (pages <= 1) return "";
  const to = (number: number) =>
    `${path}?${new URLSearchParams({ ...query, page: String(number) })}`;
  const link = (is_there: boolean, number: number, rel: string, label: string) =>
    is_there
      ? html`<a class="button" rel="${rel}" href="${to(number)}">${label}</a>`
      : html`<span></span>`;
  return html`<div class="pages no-print">${link(page > 1, page - 1, "prev", words.previous)}
<span class="quiet">${words.page_of({ page, pages })}</span>
${link(page < pages, page + 1, "next", words.next)}</div>`;
}
