import { html } from "hono/html";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS as WORDS } from "./words.ts";

/** What people carry elsewhere, with a button that copies it; without a script there is none. */
export function copyable(text: string): Markup {
  return html`<code>${text}</code> ${copyButton(text)}`;
}

/** A secret on the page that shows it this once. */
export function secretOnce(secret: string | null): Markup {
  return html`<p class="secret">${secret}</p>
${secret === null ? "" : html`<p>${copyButton(secret)}</p>`}`;
}

/** The button alone, where the text stands in a form of its own, or a name for it. */
export function copyButton(text: string): Markup {
  return html`<button type="button" class="copy no-print" data-copy="${text}" data-done="${
    WORDS.copied
  }" title="${WORDS.copy} ${text}">${WORDS.copy}</button>`;
}
