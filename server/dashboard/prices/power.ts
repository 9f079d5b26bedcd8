/** What electricity costs now, and how many units an amount buys. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Asking, ask } from "../ask.ts";
import { type Complaint, complaintOf } from "../complaint.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import type { partOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { curl } from "../show/curl.ts";
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
  const query = { currency: "USD", ...queryOf(asking.c, ["currency", "amount", "meter"]) };
  const call = { operation_id: "getPowerRate", query: { currency: query.currency } } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const rate = answer.body as Rate;
  const { quote, complaint, status } = await calculated(asking, query);
  const content = html`${partsOf(viewer, PATH)}
<p>${rate.rule}</p>
${calculator(query, complaint)}
${quote === null ? "" : quoteOf(quote)}
<h2>${WORDS.bands}, ${rate.currency}</h2>
${bandsOf(rate)}
${curl(call, asking.deps.config.public_url)}`;
  const page = { title: WORDS.power, viewer, section: "prices", content } as const;
  return await answerPage(page, status);
}

type Query = Readonly<Record<string, string>>;

async function calculated(
  asking: Asking,
  query: Query,
): Promise<{ quote: Quote | null; complaint: Complaint | null; status: number }> {
  if (query.amount === undefined) return { quote: null, complaint: null, status: 200 };
  const { refusal, body, status } = await ask(asking, { operation_id: "getPowerQuote", query });
  if (refusal !== null) return { quote: null, complaint: complaintOf(refusal), status };
  return { quote: body as Quote, complaint: null, status };
}

/** A form of the page's address: what was calculated can be sent to a customer. */
function calculator(query: Query, complaint: Complaint | null): Markup {
  const { is_at_field, fields } = formFields(
    [
      {
        ...{ name: "currency", label: WORDS.currency, type: "select" },
        ...{ options: { USD: "USD", ZWG: "ZWG" }, value: query.currency ?? "USD" },
      },
      {
        ...{ name: "amount", label: WORDS.amount, value: query.amount ?? "" },
        ...{ inputmode: "decimal", is_required: true },
      },
      { name: "meter", label: WORDS.meter, value: query.meter ?? "", inputmode: "numeric" },
    ],
    complaint,
  );
  const above =
    complaint === null || is_at_field ? "" : html`<p class="wrong">${complaint.text}</p>`;
  return html`<h2>${WORDS.estimate}</h2>
<form class="no-print" method="get" action="${PATH}">${above}${fields}
<button class="first">${WORDS.calculate}</button></form>
<p class="hint">${WORDS.estimate_note}</p>`;
}

function quoteOf({ currency, now, after_reset, better, saving_units }: Quote): Markup {
  return html`<p class="note" role="status">${WORDS.better[better](saving_units)}</p>
<h3>${WORDS.now}</h3>${unitsOf(now, currency)}
<h3>${WORDS.after(after_reset.reset_on)}</h3>${unitsOf(after_reset, currency)}`;
}

function unitsOf({ units_kwh, energy, levy, arrears }: Quote["now"], currency: string): Markup {
  return facts([
    [WORDS.units_bought, html`<strong>${WORDS.units(units_kwh)}</strong>`],
    [WORDS.energy, money(energy, currency)],
    [WORDS.levy_part, money(levy, currency)],
    [WORDS.arrears, arrears === null ? null : money(arrears, currency)],
  ]);
}

function bandsOf(rate: Rate): Markup {
  const { levy_percent, observed, effective_from, source_url } = rate;
  const { median_price, sample, window_days } = observed;
  const paid = median_price === null ? WORDS.few : WORDS.a_unit(median_price, sample, window_days);
  return html`${table<Rate["bands"][number]>(
    WORDS.bands,
    [
      {
        head: WORDS.band,
        cell: ({ from_kwh, to_kwh }) =>
          to_kwh === null
            ? WORDS.above(from_kwh)
            : WORDS.from_to(String(from_kwh), WORDS.units(String(to_kwh))),
      },
      { head: WORDS.price, is_number: true, cell: ({ price_per_kwh }) => price_per_kwh },
      {
        head: WORDS.with_levy,
        is_number: true,
        cell: ({ price_per_kwh_with_levy }) => price_per_kwh_with_levy,
      },
    ],
    rate.bands,
  )}
${facts([
  [WORDS.levy, WORDS.percent(levy_percent)],
  [WORDS.observed, paid],
  [WORDS.since, effective_from],
  [WORDS.published, html`<a href="${source_url}" rel="noreferrer">${source_url}</a>`],
])}`;
}
