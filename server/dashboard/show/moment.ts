import { html } from "hono/html";
import { harareDay, harareIso, harareTime } from "#platform/time/instants";
import { readableDay, readableMoment } from "#platform/time/readable";
import { type Language, wordsIn } from "#platform/words/language";
import type { Markup } from "./layout.ts";
import { FRAME_WORDS } from "./words.ts";

/** A time in a table: day and minute in Harare, exactly in its attributes. */
export function moment(seconds: number, language: Language = "en"): Markup {
  const ms = seconds * 1_000;
  const exactly = `${harareDay(ms)} ${harareTime(ms)}`;
  const title = wordsIn(FRAME_WORDS, language).in_harare({ moment: exactly });
  return html`<time datetime="${harareIso(ms)}" title="${title}">${readableMoment(
    ms,
    language,
  )}</time>`;
}

/** A day that the interface writes as `YYYY-MM-DD`. */
export function dayOf(day: string, language: Language = "en"): Markup {
  return html`<time datetime="${day}" title="${day}">${readableDay(day, language)}</time>`;
}
