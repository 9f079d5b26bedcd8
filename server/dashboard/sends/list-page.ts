/** The list of sends: searched by anything a customer may say, and filtered as the API does. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { harareDay, nextHarareDay, parseTimeFilter } from "#platform/time/instants";
import { type Asking, ask, type PageCall } from "../ask.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { partsOf } from "../disputes/parts.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { queryOf } from "../query-of.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { type Filter, filtersForm } from "../show/filters.ts";
import type { Markup, Page } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pager, table } from "../show/table.ts";
import { searchOf } from "./search-of.ts";
import { sendStatus } from "./send-status.ts";
import { WORDS } from "./words.ts";

type Send = Schemas["Send"];
type SendList = Schemas["SendList"];

const PATH = "/dashboard/sends";
const LIMIT = "25";
const CURSORS = ["starting_after", "ending_before"];
const TAKEN = ["q", "status", "type", "currency", "from", "to", "api_key", ...CURSORS];

const FILTERS: readonly Filter[] = [
  { name: "q", label: WORDS.search, is_wide: true },
  { name: "status", label: WORDS.status, options: WORDS.statuses },
  { name: "type", label: WORDS.type, options: WORDS.types },
  { name: "currency", label: WORDS.currency, options: { USD: "USD", ZWG: "ZWG" } },
  { name: "from", label: WORDS.from, type: "date" },
  { name: "to", label: WORDS.until, type: "date" },
];

/** Shows the sends that an address asks for; an ID leads to its own page. */
export async function showSends(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const asked = queryOf(asking.c, TAKEN);
  const { q = "", from, to, ...filters } = asked;
  const search = searchOf(q);
  if ("id" in search) return lead(`${PATH}/${search.id}`);
  const query = { ...filters, ...daysOf(from, to), ...search.query, limit: LIMIT };
  const call = { operation_id: "listSends", query } as const;
  const answer = await ask(asking, call);
  const { public_url } = asking.deps.config;
  if (answer.refusal !== null && answer.status !== 400) return await answerRefused(answer, viewer);
  const view = {
    ...{ asked, call, public_url },
    list: answer.refusal === null ? (answer.body as SendList) : null,
    complaint: answer.refusal === null ? null : complaintOf(answer.refusal),
  };
  return await answerPage(sendsPage(asking, view), answer.status);
}

/** Days as the interface filters by them; the last is one of them. Pure. */
function daysOf(from: string | undefined, to: string | undefined): Record<string, string> {
  const last = to === undefined ? null : parseTimeFilter(to);
  const end = last === null ? to : harareDay(nextHarareDay(last));
  return {
    ...(from === undefined ? {} : { "created[gte]": from }),
    ...(end === undefined ? {} : { "created[lt]": end }),
  };
}

interface SendsView {
  readonly asked: Readonly<Record<string, string>>;
  readonly call: PageCall;
  readonly public_url: string;
  /** Null where the filters were refused. */
  readonly list: SendList | null;
  readonly complaint: Complaint | null;
}

function sendsPage({ signed: { viewer } }: Asking, view: SendsView): Page {
  const { asked, call, public_url, list, complaint } = view;
  return {
    title: WORDS.title,
    viewer,
    section: "sends",
    content: html`${partsOf(viewer, PATH)}${filtersForm(PATH, FILTERS, asked)}
<div id="list">${alarm(complaint?.text ?? null)}
${list === null ? "" : listOf(list, asked, viewer.may("createSend"))}
</div>
${curl(call, public_url)}`,
  };
}

function listOf(
  list: SendList,
  asked: Readonly<Record<string, string>>,
  may_sell: boolean,
): Markup {
  if (list.data.length === 0) {
    return empty(WORDS.none, may_sell ? { href: "/dashboard/sell", label: WORDS.sell } : null);
  }
  return html`${sendTable(list.data)}${pager(PATH, asked, list)}`;
}

/** Sends as rows. */
function sendTable(sends: readonly Send[]): Markup {
  return table(
    WORDS.list,
    [
      {
        head: WORDS.to,
        cell: ({ id, target_display }) => html`<a href="${PATH}/${id}">${target_display}</a>`,
      },
      {
        head: WORDS.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: WORDS.what, cell: ({ type, bundle }) => bundle?.name ?? WORDS.types[type] },
      { head: WORDS.status, cell: ({ status }) => sendStatus(status) },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
      { head: WORDS.reference, cell: ({ client_reference }) => client_reference ?? "" },
    ],
    sends,
  );
}
