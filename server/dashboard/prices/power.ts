/** What electricity costs now, and how many units an amount buys. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, ask } from "../ask.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { facts } from "../show/facts.ts";
import { formFields } from "../show/form.ts";
import type { Markup } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { table } from "../show/table.ts";
import { partsOf } from "./parts.ts";
import { WORDS } from "./words.ts";

type Rate = Schemas["PowerRate"];
type Quote = Schemas["PowerQuote"];

const PATH = "/dashboard/prices/power";

/** Serves the page, whose address carries what is calculated. */
export function mountPower(part: ReturnType<typeof partOf>): void {
  part.page("/prices/power", showPower);
}

async function showPower(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const query = { currency: "USD", ...queryOf(asking.c, ["currency", "amount", "meter"]) };
  const call = { operation_id: "getPowerRate", query: { currency: query.currency } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const rate = answer.body as Rate;
  const { quote, complaint, status } = await calculated(asking, query);
  const content = html`${partsOf(viewer, PATH)}
<p>${english(rate.rule, language)}</p>
${calculator(query, { complaint, language })}
${quote === null ? "" : quoteOf(quote, language)}
<h2>${words.bands}, ${rate.currency}</h2>
${bandsOf(rate, language)}
${curl(call, asking.deps.config.public_url, language)}`;
  const page = { title: words.power, viewer, section: "prices", content } as const;
  return await answerPage(page, status);
}

type Query = Readonly<Record<string, string>>;

async function calculated(
  asking: Asking,
  query: Query,
): Promise<{ quote: Quote | null; complaint: Complaint | null; status: number }> {
  if (query.amount === undefined) return { quote: null, complaint: null, status: 200 };
  const { refusal, body, status } = await ask(asking, { operation_id: "getPowerQuote", query });
  if (refusal !== null)
    return { quote: null, complaint: complaintOf(refusal, asking.signed.viewer.language), status };
  return { quote: body as Quote, complaint: null, status };
}

/** A form of the page's address: what was calculated can be sent to a customer. */
function calculator(
  query: Query,
  { complaint, language }: { readonly complaint: Complaint | null; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  const { is_at_field, fields } = formFields(
    [
      {
        ...{ name: "currency", label: words.currency, type: "select" },
        ...{ options: { USD: "USD", ZWG: "ZWG" }, value: query.currency ?? "USD" },
      },
      {
        ...{ name: "amount", label: words.amount, value: query.amount ?? "" },
        ...{ inputmode: "decimal", is_required: true },
      },
      { name: "meter", label: words.meter, value: query.meter ?? "", inputmode: "numeric" },
    ],
    complaint,
  );
  const above =
    complaint === null || is_at_field ? "" : html`<p class="wrong">${complaint.text}</p>`;
  return html`<h2>${words.estimate}</h2>
<form class="no-print" method="get" action="${PATH}">${above}${fields}
<button class="first">${words.calculate}</button></form>
<p class="hint">${words.estimate_note}</p>`;
}

function quoteOf(
  { currency, now, after_reset, better, saving_units }: Quote,
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  const advice =
    better === "same" ? words.better.same : words.better[better]({ units: saving_units });
  return html`<p class="note" role="status">${advice}</p>
<h3>${words.now}</h3>${unitsOf(now, { currency, language })}
<h3>${words.after({ day: after_reset.reset_on })}</h3>${unitsOf(after_reset, {
    currency,
    language,
  })}`;
}

function unitsOf(
  { units_kwh, energy, levy, arrears }: Quote["now"],
  { currency, language }: { readonly currency: string; readonly language: Language },
): Markup {
  const words = wordsIn(WORDS, language);
  return facts([
    [words.units_bought, html`<strong>${units_kwh} kWh</strong>`],
    [words.energy, money(energy, currency)],
    [words.levy_part, money(levy, currency)],
    [words.arrears, arrears === null ? null : money(arrears, currency)],
  ]);
}

function bandsOf(rate: Rate, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const { levy_percent, observed, effective_from, source_url } = rate;
  const { median_price, sample, window_days } = observed;
  const paid =
    median_price === null
      ? words.few
      : words.a_unit({ price: median_price, purchases: sample, days: window_days });
  return html`${table<Rate["bands"][number]>(
    words.bands,
    [
      {
        head: words.band,
        cell: ({ from_kwh, to_kwh }) =>
          to_kwh === null
            ? words.above({ from: from_kwh })
            : words.from_to({ from: from_kwh, to: `${to_kwh} kWh` }),
      },
      { head: words.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
      {
        head: words.with_levy,
        is_number: true,
        cell: ({ price_per_kwh_with_levy }) => price_per_kwh_with_levy,
      },
    ],
    rate.bands,
  )}
${facts([
  [words.levy, `${levy_percent} %`],
  [words.observed, paid],
  [words.since, effective_from],
  [words.published, html`<a href="${source_url}" rel="noreferrer">${source_url}</a>`],
])}`;
}
