/** Days as a calendar, a week a row, beginning on Monday. */
import { html } from "hono/html";
import { harareDay } from "#platform/time/instants";
import { readableDay } from "#platform/time/readable";
import type { Language } from "#platform/words/language";
import type { Markup } from "./layout.ts";

const DAY_MS = 86_400_000;
const WEEK = 7;
/** The first day of 1970 was a Thursday; Monday is 0. */
const FIRST_WEEKDAY = 3;

interface Mark {
  readonly href: string;
  readonly title: string;
  readonly text: string | null;
}

interface Calendar {
  readonly caption: string;
  /** Names of the days of a week, from Monday. */
  readonly heads: readonly string[];
  /** `YYYY-MM-DD`, the first day and the last. */
  readonly from: string;
  readonly to: string;
  /** The days on which something is, each with its page; a word only where it is unusual. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly language: Language;
}

/** A table with a cell a day; the first of a month names it. */
export function calendar({ caption, heads, from, to, ...days }: Calendar): Markup {
  const first = mondayOf(Date.parse(from));
  const weeks = Math.floor((Date.parse(to) - first) / DAY_MS / WEEK) + 1;
  const dayAt = (index: number) => harareDay(first + index * DAY_MS);
  return html`<table class="calendar"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<td>${head}</td>`)}</tr></thead>
<tbody>${Array.from(
    { length: weeks },
    (_, week) =>
      html`<tr>${heads.map((_, place) => cellOf(dayAt(week * WEEK + place), days))}</tr>
`,
  )}</tbody></table>`;
}

function cellOf(day: string, { marks, language }: Pick<Calendar, "marks" | "language">): Markup {
  const mark = marks.get(day);
  const number = day.endsWith("-01") ? readableDay(day, language) : String(Number(day.slice(8)));
  if (mark === undefined) return html`<td>${number}</td>`;
  const { href, title, text } = mark;
  return html`<td class="marked"><a href="${href}" title="${title}">${number}</a>${
    text === null ? "" : html`<small>${text}</small>`
  }</td>`;
}

function mondayOf(ms: number): number {
  return ms - ((ms / DAY_MS + FIRST_WEEKDAY) % WEEK) * DAY_MS;
}
