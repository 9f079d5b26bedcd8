/** The list of sends: searched by anything a customer may say, and filtered as the API does. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { harareDay, nextHarareDay, parseTimeFilter } from "#platform/time/instants";
import { type Language, wordsIn } from "#platform/words/language";
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
import type { Markup, Page, Viewer } from "../show/layout.ts";
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

function filtersIn(language: Language): readonly Filter[] {
  const words = wordsIn(WORDS, language);
  return [
    { name: "q", label: words.search, is_wide: true },
    { name: "status", label: words.status, options: words.statuses },
    { name: "type", label: words.type, options: words.types },
    { name: "currency", label: words.currency, options: { USD: "USD", ZWG: "ZWG" } },
    { name: "from", label: words.from, type: "date" },
    { name: "to", label: words.until, type: "date" },
  ];
}

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
    complaint: answer.refusal === null ? null : complaintOf(answer.refusal, viewer.language),
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
  const { language } = viewer;
  return {
    title: wordsIn(WORDS, language).title,
    viewer,
    section: "sends",
    content: html`${partsOf(viewer, PATH)}${filtersForm(PATH, filtersIn(language), asked, language)}
<div id="list">${alarm(complaint?.text ?? null)}
${list === null ? "" : listOf(list, asked, viewer)}
</div>
${curl(call, public_url, language)}`,
  };
}

function listOf(list: SendList, asked: Readonly<Record<string, string>>, viewer: Viewer): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (list.data.length === 0) {
    return empty(
      words.none,
      viewer.may("createSend") ? { href: "/dashboard/sell", label: words.sell } : null,
    );
  }
  return html`${sendTable(list.data, language)}${pager(PATH, asked, list, { language })}`;
}

/** Sends as rows. */
function sendTable(sends: readonly Send[], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  return table(
    words.list,
    [
      {
        head: words.to,
        cell: ({ id, target_display }) => html`<a href="${PATH}/${id}">${target_display}</a>`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.what, cell: ({ type, bundle }) => bundle?.name ?? words.types[type] },
      { head: words.status, cell: ({ status }) => sendStatus(status, language) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
      { head: words.reference, cell: ({ client_reference }) => client_reference ?? "" },
    ],
    sends,
  );
}
