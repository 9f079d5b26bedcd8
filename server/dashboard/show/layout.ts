/** What all pages of the dashboard have in common. */
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Markup, writeDocument } from "#platform/wire/document";
import type { Language } from "#platform/words/language";
import { languageSwitch, type PageLanguage } from "#platform/words/page-language";
import { SCRIPT_PATH, SHEET_PATH } from "../assets.ts";
import { type SectionId, sectionsOf } from "./sections.ts";
import { FRAME_WORDS as WORDS } from "./words.ts";

export type { Markup } from "#platform/wire/document";

/** Who looks at a page: it shows where they are, and lets them out. */
export interface Viewer {
  /** What they have signed in with. */
  readonly address: string;
  readonly role: Schemas["MemberRole"];
  readonly organisation: string;
  readonly mode: "test" | "live";
  /** Stands in each form. */
  readonly form_token: string;
  /** Whether the gate lets their role call an operation, in the mode that they look at. */
  readonly may: (operation_id: OperationId) => boolean;
}

/** One page before it is written. */
export interface Page {
  readonly title: string;
  /** Null where nobody is signed in. */
  readonly viewer: Viewer | null;
  /** What the navigation marks; nothing where a page belongs to no part. */
  readonly section?: SectionId;
  readonly content: Markup;
  /** In which language it is written; English where it says nothing. */
  readonly reader?: PageLanguage;
  /** The same of an answer to a form, which has no address in other languages. */
  readonly language?: Language;
}

/** What the script may do: nothing that a strict policy forbids, and nothing of other hosts. */
const SCRIPT_CONFIG = JSON.stringify({
  allowEval: false,
  allowScriptTags: false,
  includeIndicatorStyles: false,
  selfRequestsOnly: true,
  historyCacheSize: 0,
});

/** A page as text. It loads a sheet and a script, which browsers keep, and works without both. */
export async function writePage(
  { title, viewer, section, content, reader, language = "en" }: Page,
  nonce: string,
): Promise<string> {
  const name = viewer === null ? WORDS.product : viewer.organisation;
  const script = html`<script src="${SCRIPT_PATH}" nonce="${nonce}" defer></script>`;
  return await writeDocument({
    title: `${title} · ${name}`,
    language: reader?.language ?? language,
    sheet_path: SHEET_PATH,
    head: html`<meta name="htmx-config" content="${SCRIPT_CONFIG}">
${viewer === null ? "" : script}`,
    body_class: viewer === null ? "plain-page" : "frame",
    content: html`${viewer === null ? BRAND : frame(viewer, section)}
<main id="content">
<h1>${title}</h1>
${content}
</main>
${reader === undefined ? "" : html`<footer>${languageSwitch(reader)}</footer>`}`,
  });
}

/** People see to what they sign in. */
const BRAND = html`<header class="brand">${WORDS.product}</header>`;

function frame(viewer: Viewer, section: SectionId | undefined): Markup {
  return html`<a class="skip" href="#content">${WORDS.skip}</a>
<header>${viewer.mode === "test" ? html`<p class="band">${WORDS.test_band}</p>` : ""}
${header(viewer)}
</header>
<nav aria-label="${WORDS.navigation}"><ul>${sectionsOf(viewer).map(
    ({ id, path, key }) =>
      html`<li><a href="${path}" data-key="${key}"${
        id === section ? html` aria-current="page"` : ""
      }>${WORDS.sections[id]}</a></li>`,
  )}</ul></nav>`;
}

function header({ address, organisation, mode, role, form_token, may }: Viewer): Markup {
  const other = mode === "live" ? "test" : "live";
  return html`<div class="who"><p><strong>${organisation}</strong>, ${mode} mode</p>
${may("searchObjects") ? FIND : ""}
<form method="post" action="/dashboard/mode">${tokenField(form_token)}
<button name="mode" value="${other}">${WORDS.show_mode[other]}</button></form>
<details class="account"><summary>${WORDS.account}</summary><div>
<span class="quiet">${address}, ${role}</span>
<a href="/dashboard/pin">${WORDS.pin}</a>
<a href="/dashboard/team/settings">${WORDS.settings}</a>
<a href="/dashboard/organisations">${WORDS.organisations}</a>
<a href="/dashboard/home/keys" data-key="?">${WORDS.keys}</a>
<a href="/docs/guides/dashboard">${WORDS.guide}</a>
<form method="post" action="/dashboard/sign-out">${tokenField(form_token)}
<button name="from" value="here">${WORDS.sign_out}</button></form>
<form method="post" action="/dashboard/sign-out">${tokenField(form_token)}
<button name="from" value="everywhere">${WORDS.sign_out_everywhere}</button></form>
</div></details></div>`;
}

/** A customer waits while somebody looks: from every page, where there is room for it. */
const FIND = html`<form class="find" role="search" aria-label="${WORDS.find}"
 action="/dashboard/search">
<input type="search" name="q" aria-label="${WORDS.find}" placeholder="${WORDS.find_hint}"
 autocomplete="off"></form>`;

/** What says that a form was written for the session. */
export function tokenField(form_token: string): Markup {
  return html`<input type="hidden" name="form_token" value="${form_token}">`;
}
