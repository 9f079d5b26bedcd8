/** What happened, oldest first. */
import { html } from "hono/html";
import type { Markup } from "./layout.ts";
import { moment } from "./moment.ts";

export interface Happening {
  /** Unix seconds. */
  readonly at: number;
  readonly title: Markup | string;
  readonly detail?: Markup | string;
}

/** Happenings of one moment keep the order in which they are handed over. */
export function timeline(happenings: readonly Happening[]): Markup {
  const sorted = happenings.toSorted((one, other) => one.at - other.at);
  return html`<ol class="timeline plain">${sorted.map(
    ({ at, title, detail }) =>
      html`<li>${moment(at)}<br><strong>${title}</strong>${
        detail === undefined ? "" : html`<p>${detail}</p>`
      }</li>`,
  )}</ol>`;
}
