/** What a key may do: a usual choice, or one by one, in the words of who makes it. */
import { SCOPES, type Scope } from "@svc/generated/operations";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import { SCOPE_WORDS } from "#platform/words/scopes";
import type { Markup } from "../show/layout.ts";

type Preset = "till" | "back_office" | "read_only";
type Group = "selling" | "money" | "people" | "rewards" | "setup";

/** Tokens are as good as money, so reading alone does not show them. */
const READ_ONLY = SCOPES.filter((scope) => scope.endsWith(":read") && scope !== "tokens:read");

const PRESETS: Readonly<Record<Preset, readonly Scope[]>> = {
  till: ["sends:write", "sends:read", "lookups:read", "catalog:read"],
  back_office: [
    ...READ_ONLY,
    ...(["credit:topup", "recipients:write", "batches:write", "schedules:write"] as const),
  ],
  read_only: READ_ONLY,
};

/** Where each scope stands; one without a place does not compile. */
const PLACES: Readonly<Record<Scope, Group>> = {
  "sends:write": "selling",
  "sends:read": "selling",
  "tokens:read": "selling",
  "batches:write": "selling",
  "schedules:write": "selling",
  "catalog:read": "selling",
  "lookups:read": "selling",
  "credit:read": "money",
  "credit:topup": "money",
  "reports:read": "money",
  "recipients:read": "people",
  "recipients:write": "people",
  "family:write": "people",
  "workforce:admin": "people",
  "rewards:read": "rewards",
  "rewards:write": "rewards",
  "programs:manage": "rewards",
  "webhooks:manage": "setup",
  "account:manage": "setup",
};

/** What is ticked at first: what was sent, or a usual choice, that of a till if none is named. */
export function chosenScopes(sent: URLSearchParams | null, preset: string | undefined) {
  if (sent !== null) return sent.getAll("scopes");
  return Object.hasOwn(PRESETS, preset ?? "") ? PRESETS[preset as Preset] : PRESETS.till;
}

/** The part of the form; with a script a usual choice ticks in place, and leads there without. */
export function scopePicker(
  chosen: readonly string[],
  { language, addresses }: PageLanguage,
): Markup {
  const words = wordsIn(SCOPE_WORDS, language);
  const others = new URLSearchParams(addresses?.[language]);
  const isChosen = (scopes: readonly Scope[]) =>
    scopes.length === chosen.length && scopes.every((scope) => chosen.includes(scope));
  const presets = Object.entries(PRESETS).map(([preset, scopes]) => {
    others.set("for", preset);
    return html`<a class="button" href="?${others}#scopes" data-ticks="${scopes.join(" ")}"${
      isChosen(scopes) ? html` aria-current="true"` : ""
    }>${words[preset as Preset]}</a>`;
  });
  const groups = Map.groupBy(SCOPES, (scope) => PLACES[scope]);
  return html`<fieldset id="scopes" lang="${language}"><legend>${words.title}</legend>
<div class="actions">${presets}</div>
<details><summary>${words.each}</summary>${[...groups].map(
    ([group, scopes]) =>
      html`<fieldset class="cells"><legend>${words[group]}</legend>${scopes.map(
        (scope) =>
          html`<label class="pick"><input type="checkbox" name="scopes" value="${scope}"${
            chosen.includes(scope) ? html` checked` : ""
          }><span>${words[scope]} <code class="quiet">${scope}</code></span></label>`,
      )}</fieldset>`,
  )}</details></fieldset>`;
}

/** The same of a key that is there; each word has the code behind it that programs know. */
export function scopesOf(scopes: readonly Scope[], language: Language): Markup {
  const words = wordsIn(SCOPE_WORDS, language);
  return html`<ul class="plain" lang="${language}">${scopes.map(
    (scope) => html`<li>${words[scope]} <code class="quiet">${scope}</code></li>`,
  )}</ul>`;
}
