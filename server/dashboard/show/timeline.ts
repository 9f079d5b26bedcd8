/** What happened, oldest first. */
import { html } from "hono/html";
import type { Language } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { moment } from "./moment.ts";

export interface Happening {
  /** Unix seconds. */
  readonly at: number;
  readonly title: Markup | string;
  readonly detail?: Markup | string;
  /** What is longer than a line, below the detail. */
  readonly more?: Markup | string;
  /** Of what kind it is, where several stand together. */
  readonly mark?: string;
}

/** Those of one moment keep their order; `from` is where time begins. */
export function timeline(
  happenings: readonly Happening[],
  { from = null, language = "en" }: { from?: number | null; language?: Language } = {},
): Markup {
  const sorted = happenings.toSorted((one, other) => one.at - other.at);
  return html`<ol class="timeline plain">${sorted.map(
    ({ at, title, detail, more = "", mark }) =>
      html`<li>${moment(at, language)}${from === null ? "" : since(at - from)}${
        mark === undefined ? "" : html` <small class="kind">${mark}</small>`
      }<br><strong>${title}</strong>${
        detail === undefined ? "" : html`<p>${detail}</p>`
      }${more}</li>`,
  )}</ol>`;
}

/** How long after the beginning something was. Units: seconds. */
function since(seconds: number): Markup {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
  const text =
    seconds < 60 ? `${seconds} s` : hours < 1 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
  return html` <small class="quiet">+${text}</small>`;
}
