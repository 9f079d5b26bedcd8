/** The cashier's form, step by step: whom for, how much, and whether it is right. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { readableAmount } from "#platform/values/readable";
import type { Complaint } from "../complaint.ts";
import { alarm } from "../show/alarm.ts";
import { type Field, form, formFields } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { phoneOf } from "../show/request-fields.ts";
import type { Entered } from "./read-sale.ts";
import { WORDS } from "./words.ts";

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
  const fields: Field[] = [
    {
      name: "target",
      label: WORDS.target,
      hint: WORDS.target_hint,
      value: entered.target ?? "",
      inputmode: "tel",
      is_required: true,
    },
    currencyField(entered),
  ];
  return page(viewer, stepForm({ fields, submit: WORDS.next, complaint }));
}

/** The second step: who that is, and how much. */
export function amountPage(viewer: Viewer, known: Known, { entered, complaint }: Step): Page {
  const { target = "", currency = "USD", sale = "" } = entered;
  const hidden = { target, currency, sale };
  const fields: Field[] = [
    ...Object.entries(hidden).map(([name, value]) => ({
      ...{ name, value, label: "" },
      type: "hidden" as const,
    })),
    ...(known.kind === "phone" ? whatField(known.bundles, entered) : []),
    {
      name: "amount",
      label: `${WORDS.amount}, ${currency}`,
      value: entered.amount ?? "",
      inputmode: "decimal",
      is_required: known.kind === "meter" || known.bundles.length === 0,
    },
    ...(known.kind === "meter" ? [tokenField(entered)] : []),
  ];
  return page(
    viewer,
    html`<dl>${knownRows(known)}</dl>
${stepForm({ fields, submit: WORDS.check, complaint })}
<p><a href="${PATH}">${WORDS.other}</a></p>`,
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
    title: WORDS.confirm_title,
    viewer,
    section: "sell",
    content: html`<dl>${knownRows(known)}
<dt>${WORDS.what}</dt><dd>${bundle?.name ?? WORDS.types[type]}</dd>
<dt>${WORDS.customer_pays}</dt><dd><strong>${money(amount, currency)}</strong></dd>
<dt>${WORDS.cost}</dt><dd>${money(cost, currency)}</dd>
${
  power?.token_phone == null
    ? ""
    : html`<dt>${WORDS.token_to}</dt><dd>${phoneOf(power.token_phone)}</dd>`
}${quote?.power == null ? "" : unitsOf(quote.power)}</dl>
${form(viewer, { action: PATH, fields, submit: WORDS.sell(total), form_key })}
<p><a href="${back}">${WORDS.change}</a></p>`,
  };
}

/** How many units the amount buys now, and after the bands begin anew. */
function unitsOf({ now, after_reset, note }: Schemas["QuotePower"]): Markup {
  return html`<dt>${WORDS.units}</dt><dd><strong>${WORDS.kwh(now.units_kwh)}</strong></dd>
<dt>${WORDS.units_from(after_reset.reset_on)}</dt><dd>${WORDS.kwh(after_reset.units_kwh)}</dd>
<dt>${WORDS.note}</dt><dd class="quiet">${note}</dd>`;
}

function page(viewer: Viewer, content: Markup): Page {
  return { title: WORDS.title, viewer, section: "sell", content };
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

function knownRows(known: Known): Markup {
  if (known.kind === "phone") {
    const { national, input, network } = known.phone;
    return html`<dt>${WORDS.to}</dt><dd><strong>${national ?? input}</strong></dd>
<dt>${WORDS.network}</dt><dd>${network === null ? "" : nameOfNetwork(network)}</dd>`;
  }
  const { number, name_masked, suburb, confirmed } = known.meter;
  const holder = [name_masked, suburb].filter((one) => one !== null).join(", ");
  return html`<dt>${WORDS.to}</dt><dd><strong>${number}</strong></dd>
<dt>${WORDS.meter_of}</dt><dd>${confirmed && holder !== "" ? holder : WORDS.not_confirmed}</dd>`;
}

function currencyField({ currency = "USD" }: Entered): Field {
  const label = WORDS.currency;
  return { name: "currency", label, type: "select", options: CURRENCIES, value: currency };
}

function whatField(bundles: readonly Schemas["Bundle"][], { what = "airtime" }: Entered): Field[] {
  if (bundles.length === 0) return [];
  const options = Object.fromEntries([
    ["airtime", WORDS.airtime],
    ...bundles.map(({ id, name, amount, currency }) => [
      id,
      WORDS.bundle(name, readableAmount(amount, currency)),
    ]),
  ]);
  return [{ name: "what", label: WORDS.what, type: "select", options, value: what }];
}

function tokenField({ token_phone = "" }: Entered): Field {
  return {
    name: "token_phone",
    label: WORDS.token_phone,
    hint: WORDS.token_phone_hint,
    value: token_phone,
    inputmode: "tel",
    is_required: true,
  };
}
