/** What a customer says or a slip shows, looked for in everything that the viewer may read. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "./ask.ts";
import { complaintOf } from "./complaint.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerForbidden, answerRefused } from "./for-member.ts";
import { answerPage } from "./page-answer.ts";
import { partOf } from "./part.ts";
import { queryOf } from "./query-of.ts";
import { SEARCH_WORDS } from "./search-words.ts";
import { alarm } from "./show/alarm.ts";
import { curl } from "./show/curl.ts";
import { empty } from "./show/empty.ts";
import { english } from "./show/english.ts";
import { filtersForm } from "./show/filters.ts";
import type { Markup } from "./show/layout.ts";
import { moment } from "./show/moment.ts";
import { phoneOf } from "./show/request-fields.ts";
import { table } from "./show/table.ts";
import { worded } from "./show/worded.ts";

type Found = Schemas["SearchResult"];

const PATH = "/dashboard/search";
const PAGES: Readonly<Record<Found["kind"], string>> = {
  send: "sends",
  recipient: "people/recipients",
  reward: "rewards/given",
  topup: "credit/topups",
  batch: "batches",
};

/** Serves the page; its address can be kept. */
export function mountSearch(pages: Hono, deps: DashboardDeps): void {
  partOf(pages, deps).page("/search", showSearch);
}

async function showSearch(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(SEARCH_WORDS, language);
  const query = queryOf(asking.c, ["q"]);
  const call = { operation_id: "searchObjects", query } as const;
  const page = (list: Markup | string) => ({
    title: words.title,
    viewer,
    section: "search" as const,
    content: html`${filtersForm(
      PATH,
      [{ name: "q", label: words.what, is_wide: true }],
      query,
      language,
    )}
<div id="list">${list}</div>
${curl(call, asking.deps.config.public_url, language)}`,
  });
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  if (query.q === undefined) {
    return await answerPage(page(html`<p class="quiet">${words.hint}</p>`));
  }
  const answer = await ask(asking, call);
  const { refusal, status } = answer;
  if (refusal !== null) {
    if (status !== 400) return await answerRefused(answer, viewer);
    return await answerPage(page(alarm(complaintOf(refusal, language).text)), status);
  }
  return await answerPage(page(resultsOf(answer.body as Schemas["Search"], language)));
}

function resultsOf({ results, truncated }: Schemas["Search"], language: Language): Markup {
  const words = wordsIn(SEARCH_WORDS, language);
  if (results.length === 0) return empty(words.none);
  return html`${table<Found>(
    words.results,
    [
      {
        head: words.label,
        cell: ({ kind, object_id, label }) =>
          html`<a href="/dashboard/${PAGES[kind]}/${object_id}">${phoneOf(label)}</a>`,
      },
      { head: words.kind, cell: ({ kind }) => words.kinds[kind] },
      { head: words.matched, cell: ({ matched }) => words.matches[matched] },
      { head: words.status, cell: ({ status }) => english(worded(status), language) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
    results,
  )}${truncated ? html`<p class="note">${words.more}</p>` : ""}`;
}
