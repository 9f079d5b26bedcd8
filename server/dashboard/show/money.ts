import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** An amount as people read it; its digits stand under those of other rows. */
export function money(amount: string, currency: string): Markup {
  return html`<span class="number">${currency} ${amount}</span>`;
}
