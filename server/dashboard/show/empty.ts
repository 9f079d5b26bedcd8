import { html } from "hono/html";
import type { Markup } from "./layout.ts";

/** What stands where there is nothing, and perhaps what to do about it. */
export function empty(text: string, action: { href: string; label: string } | null = null): Markup {
  const link =
    action === null
      ? ""
      : html`<p><a class="button first" href="${action.href}">${action.label}</a></p>`;
  return html`<div class="empty"><p>${text}</p>${link}</div>`;
}
