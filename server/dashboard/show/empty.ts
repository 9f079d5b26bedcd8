import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** What stands where there is nothing, and perhaps what to do about it. */
export function empty(text: string, action: { href: string; label: string } | null = null): Markup {
  const link =
    action === null
      ? ""
      : html`<p><a class="button first" href="${action.href}">${action.label}</a></p>`;
  return html`<div class="empty"><p>${text}</p>${link}</div>`;
}

/** The same of a list in which there will be something one day. */
export function emptyList(language: Language = "en"): Markup {
  return empty(wordsIn(FRAME_WORDS, language).none);
}
