import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import type { Markup } from "./layout.ts";

/** An amount as people read it; its digits stand under those of other rows. */
export function money(amount: string, currency: string): Markup {
  return html`<span class="number">${readableAmount(amount, currency)}</span>`;
}
