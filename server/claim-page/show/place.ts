/** Where a reward is claimed, and when people can. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { type Language, listIn } from "#platform/words/language";
import type { Markup, Reader } from "./layout.ts";

type Place = Schemas["Geofence"];

const DAYS_COUNT = 7;
/** Fewer days in a row are named one by one. */
const RUN_DAYS_MIN = 3;

/** Where and when, and what somebody does whose browser has no script. */
export function placeNotes(place: Place, reader: Reader): Markup {
  const { label, lat, lng, open_hours } = place;
  const { words } = reader;
  const where = { place: label ?? `${lat}, ${lng}` };
  return html`<p>${open_hours.length === 0 ? words.only_at(where) : words.only_at_times(where)}</p>
${hoursList(open_hours, reader)}
<noscript><div class="alarm"><p>${words.needs_script}</p></div></noscript>`;
}

function hoursList(open_hours: Place["open_hours"], reader: Reader): Markup {
  if (open_hours.length === 0) return html``;
  const lines = open_hours.map((hours) => html`<li>${hoursInWords(hours, reader)}</li>`);
  return html`<ul class="hours">${lines}</ul>`;
}

/** What the form sends of where the phone is, what is done with it, and what the script says. */
export function placeFields({ words }: Pick<Reader, "words">): Markup {
  return html`<input type="hidden" name="lat"><input type="hidden" name="lng">
<input type="hidden" name="accuracy_m">
<p class="quiet">${words.asks_where}</p>
<p class="notice" role="status" data-where hidden data-finding="${words.finding}"
 data-found="${words.sending_form}" data-failed="${words.position_failed}"
 data-denied="${words.position_denied}" data-none="${words.position_none}"></p>`;
}

/** `Monday to Friday, 08:00 to 17:30` */
function hoursInWords({ days, from, to }: Place["open_hours"][number], reader: Reader): string {
  const is_all_day = from === to && from === "00:00";
  const named = daysInWords(days, reader);
  return is_all_day
    ? reader.words.all_day({ days: named })
    : reader.words.hours({ days: named, from, to });
}

function daysInWords(days: readonly number[], { words, language }: Reader): string {
  const named = [...new Set(days)].toSorted((one, other) => one - other);
  if (named.length === DAYS_COUNT) return words.every_day;
  const runs: number[][] = [];
  for (const day of named) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const names = runs.flatMap((run) => namesOf(run, { words, language }));
  return listIn(language, { type: "conjunction", word: words.and, names });
}

function namesOf(run: readonly number[], { words, language }: Pick<Reader, "words" | "language">) {
  const names = run.map((day) => nameOfDay(day, language));
  if (names.length < RUN_DAYS_MIN) return names;
  return [words.day_run({ first: names[0] ?? "", last: names.at(-1) ?? "" })];
}

/** 1 is Monday. */
function nameOfDay(day: number, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return weekday.format(Date.UTC(1970, 0, 4 + day));
}
