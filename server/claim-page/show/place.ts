/** Where a reward is claimed, and when people can. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Markup } from "./layout.ts";

type Place = Schemas["Geofence"];

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** Fewer days in a row are named one by one. */
const RUN_DAYS_MIN = 3;

const inWords = new Intl.ListFormat("en", { type: "conjunction" });

/** Where and when, and what somebody does whose browser has no script. */
export function placeNotes(place: Place): Markup {
  const { label, lat, lng, open_hours } = place;
  return html`<p>It can only be claimed at ${label ?? `${lat}, ${lng}`}${
    open_hours.length === 0 ? "." : ", at these times:"
  }</p>
${hoursList(open_hours)}
<noscript><div class="alarm"><p>This page needs JavaScript to see whether you are there. Switch it
on, or open the link in another browser.</p></div></noscript>`;
}

function hoursList(open_hours: Place["open_hours"]): Markup {
  if (open_hours.length === 0) return html``;
  const lines = open_hours.map((hours) => html`<li>${hoursInWords(hours)}</li>`);
  return html`<ul class="hours">${lines}</ul>`;
}

/** What the form sends of where the phone is, and what is done with it. */
export function placeFields(): Markup {
  return html`<input type="hidden" name="lat"><input type="hidden" name="lng">
<input type="hidden" name="accuracy_m">
<p class="quiet">Your phone asks whether this page may see where you are. It is only used to check
that you are there, and blurred after 30 days.</p>
<p class="notice" role="status" data-where hidden></p>`;
}

/** `Monday to Friday, 08:00 to 17:30` */
function hoursInWords({ days, from, to }: Place["open_hours"][number]): string {
  const is_all_day = from === to && from === "00:00";
  return `${daysInWords(days)}, ${is_all_day ? "all day" : `${from} to ${to}`}`;
}

function daysInWords(days: readonly number[]): string {
  const named = [...new Set(days)].toSorted((one, other) => one - other);
  if (named.length === DAYS.length) return "Every day";
  const runs: number[][] = [];
  for (const day of named) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return inWords.format(runs.flatMap(namesOf));
}

function namesOf(run: readonly number[]): string[] {
  const names = run.map((day) => DAYS[day - 1] ?? "");
  return names.length < RUN_DAYS_MIN ? names : [`${names[0]} to ${names.at(-1)}`];
}
