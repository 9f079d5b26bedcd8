/** What was sold day by day, above the table of a report. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { addDays, daysBetween } from "#platform/time/calendar";
import { readableDay } from "#platform/time/readable";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Bar, chart } from "../show/chart.ts";
import type { Markup } from "../show/layout.ts";
import { CHART_WORDS } from "./chart-words.ts";

type SpendReport = Pick<Schemas["SpendReport"], "rows" | "totals" | "group_by" | "truncated">;

interface Shown {
  readonly from: string;
  readonly to: string;
  /** Days that stand out. */
  readonly marked?: readonly string[];
  readonly language: Language;
}

/** A bar is seen until there are as many. */
const DAYS_MAX = 92;

/** Of a report by day alone: a chart for each currency in which something was sold. */
export function salesByDay(
  { rows, totals, group_by, truncated }: SpendReport,
  { from, to, marked = [], language }: Shown,
): Markup | string {
  const words = wordsIn(CHART_WORDS, language);
  const days = daysBetween(from, to) + 1;
  const is_by_day = group_by.length === 1 && group_by[0] === "day";
  if (!is_by_day || truncated || days > DAYS_MAX) return "";
  const faces = new Map(rows.map(({ keys, currency, face }) => [`${keys.day}/${currency}`, face]));
  const barsOf = (currency: string) =>
    Array.from({ length: days }, (_, place): Bar => {
      const day = addDays(from, place);
      const amount = faces.get(`${day}/${currency}`) ?? null;
      return { label: readableDay(day, language), amount, is_marked: marked.includes(day) };
    });
  return html`${totals.map(({ currency }) =>
    chart({
      title: words.sold_by_day({ currency }),
      bars: barsOf(currency),
      highest: ({ label: day, amount }) =>
        words.highest({ amount: readableAmount(amount ?? "0", currency), day }),
    }),
  )}`;
}
