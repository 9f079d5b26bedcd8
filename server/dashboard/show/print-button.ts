import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** Opens the browser's own way to print; the script shows it, which alone can. */
export function printButton(language: Language = "en"): Markup {
  return html`<p class="no-print"><button type="button" class="first" id="print" hidden>${
    wordsIn(FRAME_WORDS, language).print
  }</button></p>`;
}
