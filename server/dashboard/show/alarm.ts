import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** What is wrong with a form that was sent. */
export function alarm(complaint: Markup | string | null): Markup | string {
  return complaint === null ? "" : html`<p class="alarm" role="alert">${complaint}</p>`;
}
