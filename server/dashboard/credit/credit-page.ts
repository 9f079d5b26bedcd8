import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { harareDay } from "#platform/time/instants";
import { readableDay } from "#platform/time/readable";
import { readable, readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageCall } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import { withLinks } from "../link-to.ts";
import { alarm } from "../show/alarm.ts";
import { chart } from "../show/chart.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { english } from "../show/english.ts";
import { filtersForm } from "../show/filters.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pager, table } from "../show/table.ts";
import { CHART_WORDS } from "./chart-words.ts";
import { partsOf } from "./parts.ts";
import { topupStatus } from "./topup-page.ts";
import { WORDS } from "./words.ts";

interface CreditView {
  readonly asked: Readonly<Record<string, string>>;
  readonly call: PageCall;
  readonly public_url: string;
  readonly credit: Schemas["Credit"];
  /** Null where the filters were refused. */
  readonly list: Schemas["CreditTransactionList"] | null;
  readonly complaint: Complaint | null;
  readonly topups: readonly Schemas["Topup"][];
  /** A form that was refused. */
  readonly sent: { readonly complaint: Complaint; readonly form: URLSearchParams } | null;
  readonly form_key: string;
}

const PATH = "/dashboard/credit";
const CURRENCIES = ["USD", "ZWG"] as const;
const BOTH = { USD: "USD", ZWG: "ZWG" };
function filtersIn(language: Language) {
  const words = wordsIn(WORDS, language);
  return [
    { name: "currency", label: words.currency, options: BOTH },
    { name: "type", label: words.type, options: words.types },
  ];
}

/** Balances, the form of a top-up, and transactions under their filters. */
export function creditPage(viewer: Viewer, view: CreditView): Page {
  const { asked, call, public_url, credit, list, complaint, topups } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return {
    title: words.title,
    viewer,
    section: "credit",
    content: html`${partsOf(viewer, PATH)}<div class="figures">${CURRENCIES.map((currency) => {
      const { available, reserved, in_flight } = credit[currency];
      return html`<div>${words.available({ currency })} <b>${readable(available)}</b>
<span class="quiet">${words.reserved({ amount: readable(reserved) })}<br>
${words.in_flight({ amount: readable(in_flight) })}</span></div>`;
    })}</div>
${viewer.may("createTopup") ? topupForm(viewer, view) : ""}
${topups.length === 0 ? "" : topupsOf(topups, language)}
<h2>${words.transactions}</h2>
${filtersForm(PATH, filtersIn(language), asked, language)}
<div id="list">${alarm(complaint?.text ?? null)}
${list === null ? "" : balancesOf(list, viewer.language)}
${list === null ? "" : listOf(list, { asked, viewer })}
</div>
${curl(call, public_url, language)}`,
  };
}

function topupForm(viewer: Viewer, { sent, form_key }: CreditView): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  return html`<h2>${words.top_up}</h2>
${form(viewer, {
  action: `${PATH}/topups`,
  fields: [
    {
      name: "amount",
      label: words.amount,
      value: value("amount"),
      inputmode: "decimal",
      is_required: true,
    },
    {
      name: "currency",
      label: words.currency,
      type: "select",
      options: BOTH,
      value: value("currency"),
    },
    {
      name: "method",
      label: words.method,
      type: "select",
      options: words.methods,
      value: value("method"),
    },
  ],
  submit: words.start,
  form_key,
  complaint: sent?.complaint ?? null,
})}`;
}

function topupsOf(topups: readonly Schemas["Topup"][], language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const rows = table(
    words.topups_list,
    [
      {
        head: words.reference,
        cell: ({ id, reference }) => html`<a href="${PATH}/topups/${id}">${reference}</a>`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      { head: words.method, cell: ({ method }) => words.methods[method] },
      { head: words.status, cell: ({ status }) => topupStatus(status, language) },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
    topups,
  );
  return html`<h2>${words.topups}</h2>${rows}`;
}

/** How the balance went over the transactions that are listed, the oldest first. */
function balancesOf({ data }: Schemas["CreditTransactionList"], language: Language): Markup {
  const words = wordsIn(CHART_WORDS, language);
  const oldest_first = data.toReversed();
  return html`${CURRENCIES.map((of) =>
    chart({
      title: words.available_after({ currency: of }),
      bars: oldest_first
        .filter(({ currency }) => currency === of)
        .map(({ created, balance_after }) => {
          return {
            label: readableDay(harareDay(created * 1_000), language),
            amount: balance_after.available,
          };
        }),
      highest: ({ label: day, amount }) =>
        words.highest({ amount: readableAmount(amount ?? "0", of), day }),
    }),
  )}`;
}

function listOf(
  list: Schemas["CreditTransactionList"],
  { asked, viewer }: Pick<CreditView, "asked"> & { readonly viewer: Viewer },
): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  if (list.data.length === 0) return empty(words.none);
  const rows = table(
    words.list,
    [
      {
        head: words.what,
        cell: ({ id, type }) => html`<a href="${PATH}/transactions/${id}">${words.types[type]}</a>`,
      },
      {
        head: words.amount,
        is_number: true,
        cell: ({ amount, currency }) => money(amount, currency),
      },
      {
        head: words.balance,
        is_number: true,
        cell: ({ balance_after, currency }) => money(balance_after.available, currency),
      },
      {
        head: words.about,
        cell: ({ source, description }) =>
          source.startsWith("snd_")
            ? html`<a href="/dashboard/sends/${source}">${english(description, language)}</a>`
            : withLinks(description, viewer),
      },
      { head: words.when, cell: ({ created }) => moment(created, language) },
    ],
    list.data,
  );
  return html`${rows}${pager(PATH, asked, list, { language })}`;
}
