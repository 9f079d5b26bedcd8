/** The filters of a list: a form of its address. With a script the list changes as one chooses. */
import { html } from "hono/html";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** What can be chosen, by value; any text where left out. */
  readonly options?: Readonly<Record<string, string>>;
  readonly hint?: string;
  readonly is_wide?: boolean;
  /** What a browser helps to pick; plain text where left out. */
  readonly type?: "date" | "month";
}

/** The form; what it filters has the id `list`. */
export function filtersForm(
  path: string,
  filters: readonly Filter[],
  query: Readonly<Record<string, string>>,
  language: Language = "en",
): Markup {
  const words = wordsIn(FRAME_WORDS, language);
  return html`<form class="filters no-print" method="get" action="${path}" role="search"
 hx-get="${path}" hx-target="#list" hx-select="#list" hx-swap="outerHTML" hx-push-url="true"
 hx-trigger="change, submit">
${filters.map((one) => filterField(one, query[one.name] ?? "", words.all))}
<button>${words.filter}</button>
</form>`;
}

function filterField(filter: Filter, value: string, all: string): Markup {
  const { name, label, options, hint, is_wide, type = "text" } = filter;
  const id = `by-${name}`;
  const about = hint === undefined ? "" : html`<p class="hint">${hint}</p>`;
  const field =
    options === undefined
      ? html`<input id="${id}" name="${name}" type="${type}" value="${value}"
 autocomplete="off">`
      : html`<select id="${id}" name="${name}">
<option value="">${all}</option>${Object.entries(options).map(
          ([one, text]) =>
            html`<option value="${one}"${one === value ? html` selected` : ""}>${text}</option>`,
        )}</select>`;
  return html`<div${is_wide ? html` class="wide"` : ""}><label for="${id}">${label}</label>
${field}${about}</div>`;
}
