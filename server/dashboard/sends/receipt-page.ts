import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { languageSwitch, type PageLanguage } from "#platform/words/page-language";
import type { Page, Viewer } from "../show/layout.ts";
import { printButton } from "../show/print-button.ts";
import { WORDS } from "./words.ts";

/** A receipt as a roll of 58 mm prints it; the frame is left out on paper. */
export function receiptPage(
  viewer: Viewer,
  { number, send, text }: Pick<Schemas["Receipt"], "number" | "send" | "text">,
  reader: PageLanguage,
): Page {
  return {
    title: number,
    viewer,
    section: "sends",
    content: html`<div class="no-print">${languageSwitch(reader)}</div>
<pre class="slip" lang="${reader.language}">${text}</pre>
${printButton()}
<p class="no-print quiet">${WORDS.print_hint}</p>
<p class="no-print"><a href="/dashboard/sends/${send}">${WORDS.back}</a></p>`,
  };
}
