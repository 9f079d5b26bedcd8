import { html } from "hono/html";
import type { SayPayment } from "#platform/words/payment";
import type { Page } from "./page-answer.ts";

/** What is shown where an address names nothing. */
export function unknownPage(say: SayPayment): Page {
  return { title: say("unknown_title"), livemode: null, content: html`<p>${say("unknown")}</p>` };
}
