import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Language } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import type { Complaint } from "../complaint.ts";
import { nameOfKey } from "../name-of.ts";
import { alarm } from "../show/alarm.ts";
import { copyable, secretOnce } from "../show/copyable.ts";
import { curl } from "../show/curl.ts";
import { type Field, form } from "../show/form.ts";
import type { Markup, Page, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { CURRENCIES, LIMITS } from "./key-form.ts";
import { chosenScopes, scopePicker, scopesOf } from "./scope-picker.ts";
import { WORDS } from "./words.ts";

type ApiKey = Schemas["ApiKey"];

interface KeyView {
  readonly key: ApiKey;
  readonly said: string | null;
  readonly complaint: Complaint | null;
  /** The form of the limits, where it was refused. */
  readonly sent: URLSearchParams | null;
  readonly form_key: string;
  readonly public_url: string;
  readonly language: Language;
}

const PATH = "/dashboard/developers/keys";
/** A form holds no longer list; the API does. */
const LINES_MAX = 200;
const ENDED: readonly ApiKey["status"][] = ["revoked", "expired"];

/** A secret, this once. */
export function secretPage(viewer: Viewer, key: ApiKey): Page {
  const { id, secret } = key;
  return {
    title: nameOfKey(key),
    viewer,
    section: "developers",
    content: html`<p class="note" role="status">${WORDS.secret_once}</p>
${secretOnce(secret)}
<p><a href="${PATH}/${id}">${WORDS.back}</a></p>`,
  };
}

/** One key: what it may do, what it used, and the forms that change and end it. */
export function keyPage(viewer: Viewer, view: KeyView): Page {
  const { key, said, complaint, sent, form_key, public_url, language } = view;
  const { id, kind, prefix, last4, status, scopes, last_used_at, usage, expires_at } = key;
  const action = `${PATH}/${id}`;
  const has_ended = ENDED.includes(status);
  return {
    title: nameOfKey(key),
    viewer,
    section: "developers",
    content: html`${said === null ? "" : html`<p class="note" role="status">${said}</p>`}
<dl>
<dt>${WORDS.key}</dt><dd><code>${prefix}…${last4}</code></dd>
<dt>ID</dt><dd>${copyable(id)}</dd>
<dt>${WORDS.kind}</dt><dd>${WORDS.kinds[kind]}</dd>
<dt>${WORDS.status}</dt><dd>${pill(WORDS.key_statuses[status], has_ended ? "plain" : "good")}</dd>
<dt>${WORDS.scopes}</dt><dd>${scopesOf(scopes, language)}</dd>
<dt>${WORDS.last_used}</dt><dd>${last_used_at === null ? WORDS.never : moment(last_used_at)}</dd>
${expires_at === null ? "" : html`<dt>${WORDS.expires}</dt><dd>${moment(expires_at)}</dd>`}
${
  usage === null
    ? ""
    : CURRENCIES.map((currency) => html`<dt>${currency}</dt><dd>${usedOf(usage[currency])}</dd>`)
}
</dl>
${
  has_ended || !viewer.may("updateKey")
    ? alarm(complaint?.text ?? null)
    : html`<h2>${WORDS.limits}</h2>
${form(viewer, {
  action,
  fields: limitFields(key, sent),
  ...{ submit: WORDS.change, form_key, complaint },
})}
<div class="actions">
${form(viewer, {
  action: `${action}/roll`,
  fields: [],
  submit: WORDS.roll,
  form_key,
  tone: "plain",
})}
${form(viewer, {
  action: `${action}/revoke`,
  fields: [],
  submit: WORDS.revoke,
  form_key,
  tone: "danger",
})}</div>`
}
${curl({ operation_id: "getKey", path: { key_id: id } }, public_url)}
<p><a href="${PATH}">${WORDS.keys}</a></p>`,
  };
}

/** The form of a new key. */
export function newKeyForm(
  viewer: Viewer,
  {
    sent,
    form_key,
    preset,
    reader,
  }: {
    readonly sent: { form: URLSearchParams; complaint: Complaint } | null;
    readonly form_key: string;
    readonly preset: string | undefined;
    readonly reader: PageLanguage;
  },
): Markup {
  const value = (name: string) => sent?.form.get(name) ?? "";
  const terms: Field[] =
    viewer.mode === "live" ? [{ name: "accept_terms", label: WORDS.terms, type: "check" }] : [];
  const is_open = sent !== null || preset !== undefined;
  return html`<details${is_open ? html` open` : ""}>
<summary class="button first">${WORDS.new_key}</summary>
${form(viewer, {
  action: PATH,
  above: scopePicker(chosenScopes(sent?.form ?? null, preset), reader),
  fields: [
    { name: "label", label: WORDS.label, value: value("label") },
    {
      name: "kind",
      label: WORDS.kind,
      type: "select",
      options: WORDS.kinds,
      value: value("kind") || "rk",
    },
    ...CURRENCIES.flatMap((currency) => capFields(currency, value)),
    ...terms,
  ],
  submit: WORDS.make,
  form_key,
  complaint: sent?.complaint ?? null,
})}</details>`;
}

/** What was sold with it, and what is left under its caps. */
function usedOf(usage: Schemas["KeyUsageAmounts"]): string {
  const { today, month, daily_remaining, monthly_remaining } = usage;
  const left = [
    daily_remaining === null ? null : WORDS.left_today(daily_remaining),
    monthly_remaining === null ? null : WORDS.left_month(monthly_remaining),
  ];
  return [WORDS.used_today(today), WORDS.used_month(month), ...left]
    .filter((one) => one !== null)
    .join(", ");
}

function limitFields(key: ApiKey, sent: URLSearchParams | null): Field[] {
  const { label, kind, spend_caps, per_recipient_daily_cap, approval_threshold } = key;
  const value = (name: string, now: string | null | undefined) => sent?.get(name) ?? now ?? "";
  const amount = (name: string, label: string, now: string | null | undefined): Field => ({
    ...{ name, label, inputmode: "decimal", value: value(name, now) },
  });
  const list = (name: string, label: string, hint: string, now: readonly string[]): Field => ({
    ...{ name, label, hint, type: "area", value: value(name, now.join("\n")) },
  });
  const targets = list(
    "recipient_allowlist",
    WORDS.allowlist,
    WORDS.allowlist_hint,
    key.recipient_allowlist,
  );
  const thresholds = CURRENCIES.map((currency) => ({
    ...amount(
      `approval_threshold.${currency}`,
      WORDS.threshold(currency),
      approval_threshold?.[currency],
    ),
    hint: WORDS.threshold_hint,
  }));
  return [
    { name: "label", label: WORDS.label, value: value("label", label) },
    ...CURRENCIES.flatMap((currency) =>
      LIMITS.map((limit) =>
        amount(
          `spend_caps.${currency}.${limit}`,
          WORDS[limit](currency),
          spend_caps[currency][limit],
        ),
      ),
    ),
    ...CURRENCIES.map((currency) =>
      amount(
        `per_recipient_daily_cap.${currency}`,
        WORDS.per_recipient(currency),
        per_recipient_daily_cap?.[currency],
      ),
    ),
    ...(kind === "ak" ? thresholds : []),
    ...(key.recipient_allowlist.length > LINES_MAX ? [] : [targets]),
    list("allowed_ips", WORDS.ips, WORDS.ips_hint, key.allowed_ips),
  ];
}

function capFields(currency: "USD" | "ZWG", value: (name: string) => string): Field[] {
  return LIMITS.map((limit) => {
    const name = `spend_caps.${currency}.${limit}`;
    return { name, label: WORDS[limit](currency), value: value(name), inputmode: "decimal" };
  });
}
