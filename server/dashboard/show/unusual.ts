/** What is unusual about a request, in words. */
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Holder, Unusual } from "../read-unusual.ts";
import type { Markup } from "./layout.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import { phoneOf } from "./request-fields.ts";

/** Marks what is unusual; nothing where nothing is. */
export function unusualOf(
  { new_contacts, new_meter, usual }: Unusual,
  { currency, language }: { readonly currency: string; readonly language: Language },
): Markup | string {
  const words = wordsIn(OUTCOME_WORDS, language);
  const marks = [
    ...new_contacts.map((one) => words.new_contact({ target: phoneOf(one) })),
    ...(new_meter === null ? [] : [words.new_meter({ meter: new_meter })]),
    ...(usual === null
      ? []
      : [words.usual[usual.of]({ amount: readableAmount(usual.amount, currency) })]),
  ];
  if (marks.length === 0) return "";
  return html`<div class="note alarm"><h2>${words.unusual}</h2>
<ul class="plain">${marks.map((mark) => html`<li>${mark}</li>`)}</ul></div>`;
}

/** Whose a meter is, where a request has one. */
export function holderRow(
  meter: string | null,
  { holder, language }: { readonly holder: Holder; readonly language: Language },
): Markup | string {
  if (meter === null) return "";
  const words = wordsIn(OUTCOME_WORDS, language);
  const known = holder === null ? [] : [holder.name, holder.suburb].filter((one) => one !== null);
  const whose = known.length === 0 ? words.meter_of_nobody : known.join(", ");
  return html`<dt>${words.meter_of}</dt><dd>${whose}</dd>`;
}
