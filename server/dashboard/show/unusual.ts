/** What is unusual about a request, in words. */
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import type { Holder, Unusual } from "../read-unusual.ts";
import type { Markup } from "./layout.ts";
import { phoneOf } from "./request-fields.ts";

/** Marks what is unusual; nothing where nothing is. */
export function unusualOf(
  { new_contacts, new_meter, usual }: Unusual,
  currency: string,
): Markup | string {
  const marks = [
    ...new_contacts.map(
      (one) => `${phoneOf(one)} is new: it is no recipient's, and nothing was sold to it before.`,
    ),
    ...(new_meter === null ? [] : [`This is the first sale to meter ${new_meter}.`]),
    ...(usual === null ? [] : [amountMark(usual, currency)]),
  ];
  if (marks.length === 0) return "";
  return html`<div class="note alarm"><h2>Unusual</h2>
<ul class="plain">${marks.map((mark) => html`<li>${mark}</li>`)}</ul></div>`;
}

function amountMark({ amount, of }: NonNullable<Unusual["usual"]>, currency: string): string {
  const whose = of === "agent" ? "this agent" : "your organisation";
  const sent = readableAmount(amount, currency);
  return `The amount is at least five times what ${whose} usually sends: ${sent}.`;
}

/** Whose a meter is, where a request has one. */
export function holderRow(meter: string | null, holder: Holder): Markup | string {
  if (meter === null) return "";
  const known = holder === null ? [] : [holder.name, holder.suburb].filter((one) => one !== null);
  const words = known.length === 0 ? "Not known: the utility did not name one" : known.join(", ");
  return html`<dt>The meter is of</dt><dd>${words}</dd>`;
}
