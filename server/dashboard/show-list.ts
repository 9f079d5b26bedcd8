import { OPERATIONS } from "@svc/generated/operations";
import { html } from "hono/html";
import { type Asking, ask, type PageCall } from "./ask.ts";
import { complaintOf } from "./complaint.ts";
import { answerRefused } from "./for-member.ts";
import { answerPage } from "./page-answer.ts";
import { queryOf } from "./query-of.ts";
import { alarm } from "./show/alarm.ts";
import { curl } from "./show/curl.ts";
import { emptyList } from "./show/empty.ts";
import { type Filter, filtersForm } from "./show/filters.ts";
import type { Markup } from "./show/layout.ts";
import type { SectionId } from "./show/sections.ts";
import { type Column, pager, table } from "./show/table.ts";

export interface List<Row> {
  readonly title: string;
  readonly path: string;
  readonly operation_id: PageCall["operation_id"];
  readonly filters: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  readonly section: SectionId;
  readonly back?: { readonly href: string; readonly label: string };
  /** What stands above the list. */
  readonly above?: Markup;
  readonly status?: number;
  /** Where the interface lists everything on one page, and takes no limit. */
  readonly is_whole?: boolean;
}

const LIMIT = "25";
const CURSORS = ["starting_after", "ending_before"];

/** Shows a list of the interface with its filters and its other pages. */
export async function showList<Row extends { readonly id: string }>(
  asking: Asking,
  list_page: List<Row>,
): Promise<Response> {
  const { title, path, operation_id, filters, columns, above, status, section, back } = list_page;
  const { viewer } = asking.signed;
  const { language } = viewer;
  const asked = queryOf(asking.c, [...filters.map(({ name }) => name), ...CURSORS]);
  const query = list_page.is_whole ? asked : { ...asked, limit: LIMIT };
  const call = { operation_id, query };
  const answer = await ask(asking, call);
  const { refusal } = answer;
  if (refusal !== null && answer.status !== 400) return await answerRefused(answer, viewer);
  const list = refusal === null ? (answer.body as { data: Row[]; has_more: boolean }) : null;
  const direction = { goes_back: goesBack(operation_id), language };
  const rows =
    list === null || list.data.length === 0
      ? emptyList(language)
      : html`${table(title, columns, list.data)}${pager(path, asked, list, direction)}`;
  const content = html`${above ?? ""}
${filters.length === 0 ? "" : filtersForm(path, filters, asked, language)}
<div id="list">${alarm(refusal === null ? null : complaintOf(refusal, language).text)}${rows}</div>
${curl(call, asking.deps.config.public_url, language)}
${back === undefined ? "" : html`<p><a href="${back.href}">${back.label}</a></p>`}`;
  const page = { title, viewer, section, content };
  return await answerPage(page, status ?? answer.status);
}

function goesBack(operation_id: PageCall["operation_id"]): boolean {
  return OPERATIONS[operation_id].parameters.some(({ name }) => name === "ending_before");
}
