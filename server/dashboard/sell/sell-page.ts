/** The cashier's form, step by step: whom for, how much, and whether it is right. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { readableDay } from "#platform/time/readable";
import { readableAmount } from "#platform/values/readable";
import { type WordsIn, wordsIn } from "#platform/words/language";
import type { Complaint } from "../complaint.ts";
import { alarm } from "../show/alarm.ts";
import { english } from "../show/english.ts";
import { type Field, form, formFields } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { phoneOf } from "../show/request-fields.ts";
import type { Entered } from "./read-sale.ts";
import { WORDS } from "./words.ts";

type SellWords = WordsIn<typeof WORDS>;

const PATH = "/dashboard/sell";
const CURRENCIES = { USD: "USD", ZWG: "ZWG" };

/** Whom a sale is for, as the catalogue or the utility knows them. */
export type Known =
  | {
      readonly kind: "phone";
      readonly phone: Schemas["PhoneLookup"];
      readonly bundles: readonly Schemas["Bundle"][];
    }
  | { readonly kind: "meter"; readonly meter: Schemas["Meter"] };

interface Step {
  readonly entered: Entered;
  readonly complaint: Complaint | null;
}

/** The first step: a number or a meter. */
export function targetPage(viewer: Viewer, { entered, complaint }: Step): Page {
  const words = wordsIn(WORDS, viewer.language);
  const fields: Field[] = [
    {
      name: "target",
      label: words.target,
      hint: words.target_hint,
      value: entered.target ?? "",
      inputmode: "tel",
      is_required: true,
    },
    currencyField(words, entered),
  ];
  return page(viewer, stepForm({ fields, submit: words.next, complaint }));
}

/** The second step: who that is, and how much. */
export function amountPage(viewer: Viewer, known: Known, { entered, complaint }: Step): Page {
  const words = wordsIn(WORDS, viewer.language);
  const { target = "", currency = "USD", sale = "" } = entered;
  const hidden = { target, currency, sale };
  const fields: Field[] = [
    ...Object.entries(hidden).map(([name, value]) => ({
      ...{ name, value, label: "" },
      type: "hidden" as const,
    })),
    ...(known.kind === "phone" ? whatField(words, known.bundles, entered) : []),
    {
      name: "amount",
      label: `${words.amount}, ${currency}`,
      value: entered.amount ?? "",
      inputmode: "decimal",
      is_required: known.kind === "meter" || known.bundles.length === 0,
    },
    ...(known.kind === "meter" ? [tokenField(words, entered)] : []),
  ];
  return page(
    viewer,
    html`<dl>${knownRows(words, known)}</dl>
${stepForm({ fields, submit: words.check, complaint })}
<p><a href="${PATH}">${words.other}</a></p>`,
  );
}

/** The last step: all of it read back, the price, and the button that sells. */
export function confirmPage(
  viewer: Viewer,
  known: Known,
  {
    entered,
    preview,
    quote,
    form_key,
  }: Step & {
    readonly preview: Schemas["SendPreview"];
    /** Of electricity alone. */
    readonly quote: Schemas["Quote"] | null;
    readonly form_key: string;
  },
): Page {
  const words = wordsIn(WORDS, viewer.language);
  const { amount, cost, currency, type, bundle, power } = preview;
  const of_quote: [string, string][] = quote === null ? [] : [["quote", quote.id]];
  const entries = Object.entries(entered).filter(([name]) => name !== "sale");
  const hidden = [...entries, ...of_quote];
  const fields = hidden.map(([name, value]) => ({
    ...{ name, value, label: "" },
    type: "hidden" as const,
  }));
  const total = readableAmount(amount, currency);
  const back = `${PATH}?${new URLSearchParams({ target: entered.target ?? "", currency })}`;
  return {
    title: words.confirm_title,
    viewer,
    section: "sell",
    content: html`<dl>${knownRows(words, known)}
<dt>${words.what}</dt><dd>${bundle?.name ?? words.types[type]}</dd>
<dt>${words.customer_pays}</dt><dd><strong>${money(amount, currency)}</strong></dd>
<dt>${words.cost}</dt><dd>${money(cost, currency)}</dd>
${
  power?.token_phone == null
    ? ""
    : html`<dt>${words.token_to}</dt><dd>${phoneOf(power.token_phone)}</dd>`
}${quote?.power == null ? "" : unitsOf(quote.power, viewer)}</dl>
${form(viewer, { action: PATH, fields, submit: words.sell({ what: total }), form_key })}
<p><a href="${back}">${words.change}</a></p>`,
  };
}

/** How many units the amount buys now, and after the bands begin anew. */
function unitsOf({ now, after_reset, note }: Schemas["QuotePower"], { language }: Viewer): Markup {
  const words = wordsIn(WORDS, language);
  const day = readableDay(after_reset.reset_on, language);
  return html`<dt>${words.units}</dt><dd><strong>${now.units_kwh} kWh</strong></dd>
<dt>${words.units_from({ day })}</dt><dd>${after_reset.units_kwh} kWh</dd>
<dt>${words.note}</dt><dd class="quiet">${english(note, language)}</dd>`;
}

function page(viewer: Viewer, content: Markup): Page {
  return { title: wordsIn(WORDS, viewer.language).title, viewer, section: "sell", content };
}

/** A step that sells nothing: its answers stand in the address, so that Back works. */
function stepForm(step: {
  fields: readonly Field[];
  submit: string;
  complaint: Complaint | null;
}): Markup {
  const { is_at_field, fields } = formFields(step.fields, step.complaint);
  return html`<form method="get" action="${PATH}">
${is_at_field ? "" : alarm(step.complaint?.text ?? null)}
${fields}
<button class="first">${step.submit}</button>
</form>`;
}

function knownRows(words: SellWords, known: Known): Markup {
  if (known.kind === "phone") {
    const { national, input, network } = known.phone;
    return html`<dt>${words.to}</dt><dd><strong>${national ?? input}</strong></dd>
<dt>${words.network}</dt><dd>${network === null ? "" : nameOfNetwork(network)}</dd>`;
  }
  const { number, name_masked, suburb, confirmed } = known.meter;
  const holder = [name_masked, suburb].filter((one) => one !== null).join(", ");
  return html`<dt>${words.to}</dt><dd><strong>${number}</strong></dd>
<dt>${words.meter_of}</dt><dd>${confirmed && holder !== "" ? holder : words.not_confirmed}</dd>`;
}

function currencyField(words: SellWords, { currency = "USD" }: Entered): Field {
  const label = words.currency;
  return { name: "currency", label, type: "select", options: CURRENCIES, value: currency };
}

function whatField(
  words: SellWords,
  bundles: readonly Schemas["Bundle"][],
  { what = "airtime" }: Entered,
): Field[] {
  if (bundles.length === 0) return [];
  const options = Object.fromEntries([
    ["airtime", words.airtime],
    ...bundles.map(({ id, name, amount, currency }) => [
      id,
      `${name} (${readableAmount(amount, currency)})`,
    ]),
  ]);
  return [{ name: "what", label: words.what, type: "select", options, value: what }];
}

function tokenField(words: SellWords, { token_phone = "" }: Entered): Field {
  return {
    name: "token_phone",
    label: words.token_phone,
    hint: words.token_phone_hint,
    value: token_phone,
    inputmode: "tel",
    is_required: true,
  };
}
