/** A list as a table, with the way to its other pages. On a phone each row is a card. */
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Markup | string;
  readonly is_number?: boolean;
  /** A card says what it is, because its value does not. */
  readonly is_named?: boolean;
}

/**
 * The rows; the caption is for who does not see the page's title beside it. Where
 * a row has several numbers, a card says what each of them is.
 */
export function table<Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Markup {
  const kind = ({ is_number }: Column<Row>) => (is_number ? html` class="number"` : "");
  const are_several = columns.filter(({ is_number }) => is_number).length > 1;
  const isNamed = (one: Column<Row>) => one.is_named || (are_several && one.is_number);
  const is_labelled = columns.some(isNamed);
  const marks = (one: Column<Row>) =>
    isNamed(one) ? html`${kind(one)} data-head="${one.head}"` : kind(one);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
<table class="stack${is_labelled ? " labelled" : ""}">
<thead><tr>${columns.map((one) => html`<th scope="col"${kind(one)}>${one.head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${columns.map((one) => html`<td${marks(one)}>${shownIn(one, row)}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`;
}

/** Digits in a column of numbers are grouped, so that they are read at a look. */
function shownIn<Row>({ cell, is_number }: Column<Row>, row: Row): Markup | string {
  const value = cell(row);
  return is_number && typeof value === "string" ? readable(value) : value;
}

/** What a list answers with, as far as its other pages go. */
interface ListPage {
  readonly data: readonly { readonly id: string }[];
  readonly has_more: boolean;
}

type Query = Readonly<Record<string, string>>;

/**
 * Links to newer and older rows, under the filters of this page. Where the interface lists in one
 * direction alone, the way back is to the newest.
 */
export function pager(
  path: string,
  query: Query,
  { data, has_more }: ListPage,
  {
    goes_back = true,
    language = "en",
  }: { readonly goes_back?: boolean; readonly language?: Language } = {},
): Markup | string {
  const words = wordsIn(FRAME_WORDS, language);
  const { starting_after, ending_before, ...filters } = query;
  const [first, last] = [data[0]?.id, data.at(-1)?.id];
  const has_older = ending_before === undefined ? has_more : true;
  const has_newer = ending_before === undefined ? starting_after !== undefined : has_more;
  const to = (cursor: Query) => `${path}?${new URLSearchParams({ ...filters, ...cursor })}`;
  const newer =
    has_newer && first !== undefined
      ? html`<a class="button" rel="prev" href="${
          goes_back ? to({ ending_before: first }) : to({})
        }">${goes_back ? words.newer : words.newest}</a>`
      : html`<span></span>`;
  const older =
    has_older && last !== undefined
      ? html`<a class="button" rel="next" href="${to({ starting_after: last })}">${words.older}</a>`
      : "";
  return html`<div class="pages no-print">${newer}${older}</div>`;
}
