/** What a customer says or a slip shows, looked for in everything that the viewer may read. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { type Asking, ask } from "./ask.ts";
import { complaintOf } from "./complaint.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { answerForbidden, answerRefused } from "./for-member.ts";
import { answerPage } from "./page-answer.ts";
import { partOf } from "./part.ts";
import { queryOf } from "./query-of.ts";
import { alarm } from "./show/alarm.ts";
import { curl } from "./show/curl.ts";
import { empty } from "./show/empty.ts";
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

const WORDS = {
  title: "Search",
  what: "Number, meter, receipt, reference, token, name or ID",
  results: "What was found",
  hint: "What is printed on a slip or known of a customer is found, whatever it belongs to.",
  none: "Nothing matches.",
  more: "More match than are shown: the ten newest of each kind are.",
  kind: "What",
  kinds: {
    send: "Send",
    recipient: "Person",
    reward: "Reward",
    topup: "Top-up",
    batch: "Batch",
  },
  matched: "Found by",
  matches: {
    id: "ID",
    receipt_number: "Receipt",
    reference: "Reference",
    provider_reference: "Reference of the network or payer",
    target: "Number or meter",
    token_phone: "Number that got the token",
    notify_number: "Number that got the text",
    token: "Token",
    name: "Name",
  },
  status: "Status",
  when: "When",
  label: "It",
} as const;

/** Serves the page; its address can be kept. */
export function mountSearch(pages: Hono, deps: DashboardDeps): void {
  partOf(pages, deps).page("/search", showSearch);
}

async function showSearch(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const query = queryOf(asking.c, ["q"]);
  const call = { operation_id: "searchObjects", query } as const;
  const page = (list: Markup | string) => ({
    title: WORDS.title,
    viewer,
    section: "search" as const,
    content: html`${filtersForm(PATH, [{ name: "q", label: WORDS.what, is_wide: true }], query)}
<div id="list">${list}</div>
${curl(call, asking.deps.config.public_url)}`,
  });
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  if (query.q === undefined) {
    return await answerPage(page(html`<p class="quiet">${WORDS.hint}</p>`));
  }
  const answer = await ask(asking, call);
  const { refusal, status } = answer;
  if (refusal !== null) {
    if (status !== 400) return await answerRefused(answer, viewer);
    return await answerPage(page(alarm(complaintOf(refusal).text)), status);
  }
  return await answerPage(page(resultsOf(answer.body as Schemas["Search"])));
}

function resultsOf({ results, truncated }: Schemas["Search"]): Markup {
  if (results.length === 0) return empty(WORDS.none);
  return html`${table<Found>(
    WORDS.results,
    [
      {
        head: WORDS.label,
        cell: ({ kind, object_id, label }) =>
          html`<a href="/dashboard/${PAGES[kind]}/${object_id}">${phoneOf(label)}</a>`,
      },
      { head: WORDS.kind, cell: ({ kind }) => WORDS.kinds[kind] },
      { head: WORDS.matched, cell: ({ matched }) => WORDS.matches[matched] },
      { head: WORDS.status, cell: ({ status }) => worded(status) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
    ],
    results,
  )}${truncated ? html`<p class="note">${WORDS.more}</p>` : ""}`;
}
