import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
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
export function topupStatus(status: Topup["status"], language: Language): Markup {
  return pill(wordsIn(WORDS, language).statuses[status], TONES[status]);
}

/** One top-up, and how it is paid; a script reads it again while it waits. */
export function topupPage(
  viewer: Viewer,
  topup: Topup,
  { public_url }: { readonly public_url: string },
): Page {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { id, reference, amount, currency, status, method, redirect_url, bank } = topup;
  const path = `/dashboard/credit/topups/${id}`;
  const refresh =
    status === "pending"
      ? html` hx-get="${path}" hx-trigger="every 5s" hx-select="#topup" hx-swap="outerHTML"`
      : "";
  return {
    title: words.topup_title({ reference }),
    viewer,
    section: "credit",
    content: html`<div id="topup"${refresh}><dl>
<dt>${words.status}</dt><dd>${topupStatus(status, language)}</dd>
<dt>${words.amount}</dt><dd>${money(amount, currency)}</dd>
<dt>${words.method}</dt><dd>${words.methods[method]}</dd>
<dt>${words.when}</dt><dd>${moment(topup.created, language)}</dd>
</dl>
${
  status === "pending" && redirect_url !== null
    ? html`<p><a class="button first" href="${redirect_url}">${words.pay}</a></p>`
    : ""
}
${status === "pending" && bank !== null ? bankOf(bank, reference, language) : ""}
${
  topup.receipt_url === null
    ? ""
    : html`<p><a class="button" href="${topup.receipt_url}">${words.receipt}</a></p>`
}</div>
${curl({ operation_id: "getTopup", path: { topup_id: id } }, public_url, language)}
<p><a href="/dashboard/credit">${words.title}</a></p>`,
  };
}

/** Every line that the bank gives, under its own name. */
function bankOf(bank: NonNullable<Topup["bank"]>, reference: string, language: Language): Markup {
  const words = wordsIn(WORDS, language);
  const lines = Object.entries(bank).filter(([, value]) => typeof value === "string");
  return html`<h2>${words.bank}</h2><dl><dt>${words.reference}</dt>
<dd><strong>${reference}</strong></dd>${lines.map(
    ([name, value]) => html`<dt>${english(worded(name), language)}</dt><dd>${value}</dd>`,
  )}</dl>`;
}
