import { html } from "hono/html";
import type { PaymentWords } from "#platform/words/payment";
import type { Page } from "./page-answer.ts";

/** What is shown where an address names nothing. */
export function unknownPage(words: PaymentWords): Page {
  return { title: words.unknown_title, livemode: null, content: html`<p>${words.unknown}</p>` };
}
