import { html } from "hono/html";
import type { Markup } from "./layout.ts";

type Fact = readonly [label: string, value: Markup | string | null];

/** What is known of an object, a line a fact; what is not known is left out. */
export function facts(known: readonly Fact[]): Markup {
  return html`<dl>${known.map(([label, value]) =>
    value === null ? "" : html`<dt>${label}</dt><dd>${value}</dd>`,
  )}</dl>`;
}

/** What was done just now. */
export function said(text: string | null): Markup | string {
  return text === null ? "" : html`<p class="note" role="status">${text}</p>`;
}
