import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import { languageSwitch } from "#platform/words/page-language";
import type { Page, Viewer } from "../show/layout.ts";
import { printButton } from "../show/print-button.ts";
import { WORDS } from "./words.ts";

/** What the customer reads has a language of its own, which is not kept. */
const LOCALES = { en: "?locale=en", sn: "?locale=sn", nd: "?locale=nd" };

/** A receipt as a roll of 58 mm prints it; the frame is left out on paper. */
export function receiptPage(
  viewer: Viewer,
  { number, send, text }: Pick<Schemas["Receipt"], "number" | "send" | "text">,
  locale: Language,
): Page {
  const words = wordsIn(WORDS, viewer.language);
  return {
    title: number,
    viewer,
    section: "sends",
    content: html`<div class="no-print">${languageSwitch(
      { language: locale, addresses: LOCALES },
      words.slip_language,
    )}</div>
<pre class="slip" lang="${locale}">${text}</pre>
${printButton(viewer.language)}
<p class="no-print quiet">${words.print_hint}</p>
<p class="no-print"><a href="/dashboard/sends/${send}">${words.back}</a></p>`,
  };
}
