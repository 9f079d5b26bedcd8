/** What all pages of the console have in common. */
import { html } from "hono/html";
import type { FoundStaffSession } from "#accounts/staff";
import { SHEET_PATH } from "#dashboard/assets";
import { type Markup, writeDocument } from "#platform/wire/document";
import { PASSKEY_SCRIPT } from "../passkey-script.ts";
import { CONSOLE_WORDS as WORDS } from "./words.ts";

/** A part of the console, as the navigation names it. */
export type SectionId = keyof typeof WORDS.sections;

/** What has pages of its own: a part, or the documents that several parts lead to. */
export type ObjectSection = SectionId | "documents";

/** One of the staff who is signed in. */
export interface Signed {
  readonly secret: string;
  readonly session: FoundStaffSession;
  /** Stands in each form. */
  readonly form_token: string;
}

/** One page before it is written. */
export interface ConsolePage {
  readonly title: string;
  /** Null where nobody is signed in. */
  readonly signed: Signed | null;
  readonly section?: SectionId;
  readonly content: Markup;
  /** Whether it asks for a passkey, which takes the script. */
  readonly has_script?: boolean;
}

/** Where a part of the console is. */
function pathOf(section: SectionId): string {
  return section === "home" ? "/staff" : `/staff/${section}`;
}

/** A page as text. */
export async function writeConsolePage(
  { title, signed, section, content, has_script = false }: ConsolePage,
  nonce: string,
): Promise<string> {
  return await writeDocument({
    title: `${title} · ${WORDS.product}`,
    sheet_path: SHEET_PATH,
    head: has_script ? html`<script src="${PASSKEY_SCRIPT}" nonce="${nonce}" defer></script>` : "",
    body_class: signed === null ? "plain-page" : "frame",
    content: html`${signed === null ? "" : frameOf(signed, section)}
<main id="content">
<h1>${title}</h1>
${content}
</main>`,
  });
}

function frameOf({ session, form_token }: Signed, section: SectionId | undefined): Markup {
  const sections = Object.entries(WORDS.sections) as [SectionId, string][];
  return html`<a class="skip" href="#content">${WORDS.skip}</a>
<header><div class="who"><p><strong>${WORDS.product}</strong>, ${session.staff.name}</p>
<form method="post" action="/staff/sign-out">
<input type="hidden" name="form_token" value="${form_token}">
<button>${WORDS.sign_out}</button></form></div></header>
<nav aria-label="${WORDS.navigation}"><ul>${sections.map(
    ([id, label]) =>
      html`<li><a href="${pathOf(id)}"${id === section ? html` aria-current="page"` : ""}>${
        label
      }</a></li>`,
  )}</ul></nav>`;
}
