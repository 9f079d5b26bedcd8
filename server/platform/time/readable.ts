import type { Language } from "#platform/words/language";
import { wall } from "./clock.ts";
import { harareDay, harareTime } from "./instants.ts";

const months = new Map<Language, Intl.DateTimeFormat>();

/** A day, `YYYY-MM-DD`, as people read it: "29 Nov", with its year where that is another one. */
export function readableDay(day: string, language: Language = "en"): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  const year = day.slice(0, 4);
  const named = `${Number(day.slice(8))} ${monthsIn(language).format(at)}`;
  return year === harareDay(wall()).slice(0, 4) ? named : `${named} ${year}`;
}

/** A moment in Harare as people read it: "29 Nov, 08:12". Units: milliseconds. */
export function readableMoment(ms: number, language: Language = "en"): string {
  return `${readableDay(harareDay(ms), language)}, ${harareTime(ms)}`;
}

/** Making a format takes longer than a page of moments. */
function monthsIn(language: Language): Intl.DateTimeFormat {
  const known = months.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  months.set(language, made);
  return made;
}
