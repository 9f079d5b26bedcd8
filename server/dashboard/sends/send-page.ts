/** One send: what it is, what happened to it, and what can still be done. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import { isTerminal, sourcesOf } from "#platform/lifecycle";
import { readableAmount } from "#platform/values/readable";
import { type Language, type WordsIn, wordsIn } from "#platform/words/language";
import { failureMessageOf, hasFailed } from "#sales/sends";
import { WORDS as DISPUTE_WORDS } from "../disputes/words.ts";
import { linkByKind } from "../link-to.ts";
import type { Sent } from "../part.ts";
import { alarm } from "../show/alarm.ts";
import { copyable } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { english } from "../show/english.ts";
import { form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { money } from "../show/money.ts";
import { timeline } from "../show/timeline.ts";
import { happeningsOf } from "./happenings.ts";
import { sendStatus } from "./send-status.ts";
import { WORDS } from "./words.ts";

type Send = Schemas["Send"];

export interface SendView {
  readonly send: Send;
  readonly attempts: readonly Schemas["SendAttempt"][];
  readonly events: readonly Schemas["Event"][];
  readonly deliveries: readonly Schemas["WebhookDelivery"][];
  /** What it was to buy, as the customer was shown it. */
  readonly quote: Schemas["Quote"] | null;
  readonly sent: Sent | null;
  /** Of the key that made it, called by name. */
  readonly key: Markup | null;
  /** What was done just now, in words. */
  readonly said: string | null;
  readonly form_key: string;
  readonly public_url: string;
}

const UNDER_WAY: readonly Send["status"][] = ["pending", "submitted", "retrying", "unknown"];
/** Nothing has gone to the utility yet. */
const WAITING: readonly Send["status"][] = ["scheduled", "queued"];
/** Of these nothing more can be played. */
const ENDED: readonly Send["status"][] = ["delivered", "cancelled_credited"];
const CANCELLABLE = sourcesOf(LIFECYCLES.send, { to: "cancelled_credited", by: "cancel" });

/** The page; while the send is under way, a script reads it again. */
export function sendPage(viewer: Viewer, view: SendView): Page {
  const { send, sent, said, public_url } = view;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { id, status, amount, currency, target_display } = send;
  const path = `/dashboard/sends/${id}`;
  const has_meter_form = viewer.may("changeSendMeter") && canChangeMeter(send);
  // The form of the meter, where it still stands, shows by itself what is wrong with it.
  const is_of_meter = has_meter_form && sent?.form.has("meter") === true;
  const is_live = UNDER_WAY.includes(status);
  const refresh = is_live
    ? html` hx-get="${path}" hx-trigger="every 3s" hx-select="#send" hx-swap="outerHTML"`
    : "";
  return {
    title: words.one({ amount: readableAmount(amount, currency), to: target_display }),
    viewer,
    section: "sends",
    content: html`${is_of_meter ? "" : alarm(sent?.complaint.text ?? null)}
${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
<div id="send"${refresh}>
<p>${sendStatus(status, language)}</p>
${actionsOf(viewer, view, path)}
${has_meter_form ? meterForm(viewer, view, is_of_meter ? sent : null) : ""}
${viewer.may("advanceTestSend") && !ENDED.includes(status) ? playForm(viewer, view, path) : ""}
<h2>${words.about}</h2>
<dl>${factsOf(viewer, view)}</dl>
<h2>${words.timeline}</h2>
${timeline(happeningsOf(view, viewer), { language })}
<p class="no-print"><a href="${path}/timeline">${words.whole_timeline}</a></p>
</div>
${curl({ operation_id: "getSend", path: { send_id: id } }, public_url, language)}
<p><a href="/dashboard/sends">${words.all}</a></p>`,
  };
}

function factsOf(viewer: Viewer, { send, quote, key }: SendView): Markup {
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const { failure_code: failure } = send;
  const { power } = send;
  const promised = quote?.power?.now.units_kwh;
  const rows: readonly (readonly [string, Markup | string | null])[] = [
    [words.to, everythingTo(send)],
    [words.what, send.bundle?.name ?? words.types[send.type]],
    [words.network, nameOfNetwork(send.network)],
    [words.amount, money(send.amount, send.currency)],
    [words.cost, money(send.cost, send.currency)],
    [words.failure, failure && failureMessageOf(failure, language)],
    [
      words.meter_of,
      power === null ? null : [power.name_masked, power.suburb].filter(Boolean).join(", "),
    ],
    [words.token, send.token === null ? null : copyable(send.token, language)],
    [words.promised, promised === undefined ? null : `${promised} kWh`],
    [words.units, send.units === null ? null : `${send.units} kWh`],
    [words.reference, send.client_reference],
    [words.receipt, send.receipt_number],
    [words.text, send.sms_message === null ? null : textOf(send, words)],
    [words.key, key],
    [words.mandate, send.mandate === null ? null : mandateOf(send.mandate, language)],
    [words.source, words.sources[send.source]],
    [words.retry_of, send.retry_of && linkByKind(send.retry_of, { viewer })],
    [words.retried_by, send.retried_by && linkByKind(send.retried_by, { viewer })],
    [words.id, copyable(send.id, language)],
  ];
  return html`${rows.map(([label, value]) =>
    value === null || value === "" ? "" : html`<dt>${label}</dt><dd>${value}</dd>`,
  )}`;
}

/** What a person has permitted the agent that sold it. */
function mandateOf(
  { summary, approved_by, approval }: Schemas["Mandate"],
  language: Language,
): Markup {
  const words = wordsIn(WORDS, language);
  return html`${english(summary, language)} ${words.approved_by({ who: approved_by })}
<a href="/dashboard/approvals/${approval}">${words.request}</a>`;
}

function textOf({ sms_message, sms_status }: Send, words: WordsIn<typeof WORDS>): Markup {
  return html`<q class="verbatim">${sms_message}</q> ${
    sms_status === "none" ? "" : words.sms[sms_status]
  }`;
}

/** Who asks about one sale often asks about the one before. */
function everythingTo({ target, target_display }: Send): Markup {
  const query = new URLSearchParams({ q: target });
  return html`<a href="/dashboard/sends?${query}">${target_display}</a>`;
}

/** Whether nothing more comes of it by itself, so that a dispute can be opened. */
function hasEnded(status: Send["status"]): boolean {
  return isTerminal(LIFECYCLES.send, status) || hasFailed({ status });
}

/** What a customer has paid for in a checkout session is changed there. */
function canChangeMeter({ type, status, source }: Send): boolean {
  return type === "power" && WAITING.includes(status) && source !== "checkout";
}

function meterForm(viewer: Viewer, { send, form_key }: SendView, sent: Sent | null): Markup {
  const words = wordsIn(WORDS, viewer.language);
  return html`<details class="no-print"${sent === null ? "" : html` open`}><summary>${
    words.change_meter
  }</summary>
${form(viewer, {
  action: `/dashboard/sends/${send.id}/meter`,
  fields: [
    {
      ...{ name: "meter", label: words.meter, inputmode: "numeric", is_required: true },
      value: sent?.form.get("meter") ?? "",
    },
  ],
  ...{ submit: words.change_meter, form_key, tone: "plain", complaint: sent?.complaint ?? null },
})}</details>`;
}

/** In test mode one is not kept waiting. */
function playForm(viewer: Viewer, { form_key }: SendView, path: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  return html`<details class="no-print"><summary>${words.play}</summary>
${form(viewer, {
  action: `${path}/advance`,
  fields: [{ name: "to", label: words.next, type: "select", options: words.nexts }],
  ...{ submit: words.play_now, form_key, tone: "plain" },
})}</details>`;
}

/** What the send's state allows, and the viewer's role. */
function actionsOf(viewer: Viewer, { send, form_key }: SendView, path: string): Markup {
  const words = wordsIn(WORDS, viewer.language);
  const { status, retryable, power } = send;
  const has_token = power !== null && power.tokens.length > 0;
  const button = (action: string, submit: string, tone: "plain" | "danger" = "plain") =>
    form(viewer, { action: `${path}/${action}`, fields: [], submit, form_key, tone });
  return html`<div class="actions no-print">
<a class="button" href="${path}/receipt">${words.receipt_print}</a>
${
  viewer.may("cancelSend") && CANCELLABLE.includes(status) && send.reward === null
    ? button("cancel", words.cancel, "danger")
    : ""
}
${viewer.may("retrySend") && retryable ? button("retry", words.retry) : ""}
${viewer.may("resendSendToken") && has_token ? button("resend-token", words.resend) : ""}
${
  viewer.may("createDispute") && hasEnded(status)
    ? html`<a class="button" href="${path}/dispute">${
        wordsIn(DISPUTE_WORDS, viewer.language).open
      }</a>`
    : ""
}
</div>`;
}
