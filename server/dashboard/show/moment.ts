import { html } from "hono/html";
import { harareDay, harareIso, harareTime } from "#platform/time/instants";
import { readableDay, readableMoment } from "#platform/time/readable";
import type { Language } from "#platform/words/language";
import type { Markup } from "./layout.ts";

/** A time in a table: day and minute in Harare, exactly in its attributes. */
export function moment(seconds: number, language: Language = "en"): Markup {
  const ms = seconds * 1_000;
  return html`<time datetime="${harareIso(ms)}" title="${harareDay(ms)} ${harareTime(
    ms,
  )} Harare time">${readableMoment(ms, language)}</time>`;
}

/** A day that the interface writes as `YYYY-MM-DD`. */
export function dayOf(day: string): Markup {
  return html`<time datetime="${day}" title="${day}">${readableDay(day)}</time>`;
}
