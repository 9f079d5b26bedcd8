/** What all pages of the dashboard have in common. */
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Markup, writeDocument } from "#platform/wire/document";
import { type Language, wordsIn } from "#platform/words/language";
import { languageSwitch, type PageLanguage } from "#platform/words/page-language";
import { SCRIPT_PATH, SHEET_PATH } from "../assets.ts";
import { type SectionId, sectionsOf } from "./sections.ts";
import { FRAME_WORDS, PRODUCT } from "./words.ts";

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
  /** In which language they read a page; English where a part is written in no other. */
  readonly language: Language;
  /** That of the frame, which is always theirs, and where the page is in the others. */
  readonly reader: PageLanguage;
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
  /** In which language a stranger reads it. */
  readonly reader?: PageLanguage;
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
  { title, viewer, section, content, ...page }: Page,
  nonce: string,
): Promise<string> {
  const reader = viewer?.reader ?? page.reader;
  const language = reader?.language ?? "en";
  const name = viewer === null ? PRODUCT : viewer.organisation;
  const script = html`<script src="${SCRIPT_PATH}" nonce="${nonce}" defer></script>`;
  return await writeDocument({
    title: `${title} · ${name}`,
    language,
    sheet_path: SHEET_PATH,
    head: html`<meta name="htmx-config" content="${SCRIPT_CONFIG}">
${viewer === null ? "" : script}`,
    body_class: viewer === null ? "plain-page" : "frame",
    content: html`${viewer === null ? BRAND : frame(viewer, section)}
<main id="content"${viewer === null ? "" : langOf(viewer)}>
<h1>${title}</h1>
${content}
</main>
${
  reader === undefined || reader.addresses === null
    ? ""
    : html`<footer class="no-print">${languageSwitch(reader)}</footer>`
}`,
  });
}

/** A part that is not in the language of the page says in which it is. */
function langOf({ language, reader }: Viewer): Markup | string {
  return language === reader.language ? "" : html` lang="${language}"`;
}

/** People see to what they sign in. */
const BRAND = html`<header class="brand">${PRODUCT}</header>`;

function frame(viewer: Viewer, section: SectionId | undefined): Markup {
  const words = wordsIn(FRAME_WORDS, viewer.reader.language);
  return html`<a class="skip" href="#content">${words.skip}</a>
<header>${viewer.mode === "test" ? html`<p class="band">${words.test_band}</p>` : ""}
${header(viewer)}
</header>
<nav aria-label="${words.navigation}"><ul>${sectionsOf(viewer).map(
    ({ id, path, key }) =>
      html`<li><a href="${path}" data-key="${key}"${
        id === section ? html` aria-current="page"` : ""
      }>${words.sections[id]}</a></li>`,
  )}</ul></nav>`;
}

function header(viewer: Viewer): Markup {
  const { address, organisation, mode, role, form_token, may, reader } = viewer;
  const words = wordsIn(FRAME_WORDS, reader.language);
  const other = mode === "live" ? "test" : "live";
  return html`<div class="who"><p><strong>${organisation}</strong>, ${words.modes[mode]}</p>
${may("searchObjects") ? find(words.find, words.find_hint) : ""}
<form method="post" action="/dashboard/mode">${tokenField(form_token)}
<button name="mode" value="${other}">${words.show_mode[other]}</button></form>
<details class="account"><summary>${words.account}</summary><div>
<span class="quiet">${address}, ${words.roles[role]}</span>
<a href="/dashboard/pin">${words.pin}</a>
<a href="/dashboard/team/settings">${words.settings}</a>
<a href="/dashboard/organisations">${words.organisations}</a>
<a href="/dashboard/home/keys" data-key="?">${words.keys}</a>
<a href="/docs/guides/dashboard">${words.guide}</a>
<form method="post" action="/dashboard/sign-out">${tokenField(form_token)}
<button name="from" value="here">${words.sign_out}</button></form>
<form method="post" action="/dashboard/sign-out">${tokenField(form_token)}
<button name="from" value="everywhere">${words.sign_out_everywhere}</button></form>
</div></details></div>`;
}

/** A customer waits while somebody looks: from every page, where there is room for it. */
function find(label: string, hint: string): Markup {
  return html`<form class="find" role="search" aria-label="${label}" action="/dashboard/search">
<input type="search" name="q" aria-label="${label}" placeholder="${hint}"
 autocomplete="off"></form>`;
}

/** What says that a form was written for the session. */
export function tokenField(form_token: string): Markup {
  return html`<input type="hidden" name="form_token" value="${form_token}">`;
}
