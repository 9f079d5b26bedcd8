import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { curl } from "../show/curl.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { money } from "../show/money.ts";
import { pill, type Tone } from "../show/pill.ts";
import { worded } from "../show/worded.ts";
import { WORDS } from "./words.ts";

type Topup = Schemas["Topup"];

const TONES: Readonly<Record<Topup["status"], Tone>> = {
  pending: "waiting",
  succeeded: "good",
  failed: "bad",
  expired: "plain",
};

/** The status of a top-up in a word. */
export function topupStatus(status: Topup["status"]): Markup {
  return pill(WORDS.statuses[status], TONES[status]);
}

/** One top-up, and how it is paid; a script reads it again while it waits. */
export function topupPage(
  viewer: Viewer,
  topup: Topup,
  { public_url }: { readonly public_url: string },
): Page {
  const { id, reference, amount, currency, status, method, redirect_url, bank } = topup;
  const path = `/dashboard/credit/topups/${id}`;
  const refresh =
    status === "pending"
      ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#topup" hx-swap="outerHTML"`
      : "";
  return {
    title: `${WORDS.top_up}, ${reference}`,
    viewer,
    section: "credit",
    content: html`<div id="topup"${refresh}><dl>
<dt>${WORDS.status}</dt><dd>${topupStatus(status)}</dd>
<dt>${WORDS.amount}</dt><dd>${money(amount, currency)}</dd>
<dt>${WORDS.method}</dt><dd>${WORDS.methods[method]}</dd>
<dt>${WORDS.when}</dt><dd>${moment(topup.created)}</dd>
</dl>
${
  status === "pending" && redirect_url !== null
    ? html`<p><a class="button first" href="${redirect_url}">${WORDS.pay}</a></p>`
    : ""
}
${status === "pending" && bank !== null ? bankOf(bank, reference) : ""}
${
  topup.receipt_url === null
    ? ""
    : html`<p><a class="button" href="${topup.receipt_url}">${WORDS.receipt}</a></p>`
}</div>
${curl({ operation_id: "getTopup", path: { topup_id: id } }, public_url)}
<p><a href="/dashboard/credit">${WORDS.title}</a></p>`,
  };
}

/** Every line that the bank gives, under its own name. */
function bankOf(bank: NonNullable<Topup["bank"]>, reference: string): Markup {
  const lines = Object.entries(bank).filter(([, value]) => typeof value === "string");
  return html`<h2>${WORDS.bank}</h2><dl><dt>${WORDS.reference}</dt>
<dd><strong>${reference}</strong></dd>${lines.map(
    ([name, value]) => html`<dt>${worded(name)}</dt><dd>${value}</dd>`,
  )}</dl>`;
}
