import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** What people carry elsewhere, with a button that copies it; without a script there is none. */
export function copyable(text: string, language: Language = "en"): Markup {
  return html`<code>${text}</code> ${copyButton(text, language)}`;
}

/** A secret on the page that shows it this once. */
export function secretOnce(secret: string | null, language: Language = "en"): Markup {
  return html`<p class="secret">${secret}</p>
${secret === null ? "" : html`<p>${copyButton(secret, language)}</p>`}`;
}

/** The button alone, where the text stands in a form of its own, or a name for it. */
export function copyButton(text: string, language: Language = "en"): Markup {
  const words = wordsIn(FRAME_WORDS, language);
  return html`<button type="button" class="copy no-print" data-copy="${text}" data-done="${
    words.copied
  }" title="${words.copy} ${text}">${words.copy}</button>`;
}
