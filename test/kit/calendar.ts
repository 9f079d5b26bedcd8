import { runNow } from "./run-clock.ts";

/**
 * Days that are still to come by the clock of the run. Tests of weeks, months and years move an
 * account's clock to them, so they hold whenever a run begins.
 */
const ZONE = "Africa/Harare";
const HARARE = "+02:00";

const NOW = Temporal.Instant.fromEpochMilliseconds(runNow()).toZonedDateTimeISO(ZONE);
/** A run that begins in the last hours of a year uses the end of the next. */
const YEAR_OF_END = NOW.add({ hours: 14 }).year;

/** The year that begins next. */
export const NEXT_YEAR = NOW.year + 1;

/** A time in a year in Harare, of which month, day and hour are written. Unix seconds. */
export function timeIn(year: number, written: string): number {
  return Date.parse(`${year}-${written}:00${HARARE}`) / 1_000;
}

/** The year whose March is still to come. */
export const MARCH_YEAR = NOW.month < 3 ? NOW.year : NEXT_YEAR;

/** Noon on the last day of a year, which is still to come. Unix seconds. */
export const YEAR_END = timeIn(YEAR_OF_END, "12-31T12:00");

/** Midnight of the first Monday of the year that begins next. Unix seconds. */
export const FIRST_MONDAY = timeIn(NEXT_YEAR, `01-0${firstMonday(NEXT_YEAR)}T00:00`);

function firstMonday(year: number): number {
  const { dayOfWeek } = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return 1 + ((8 - dayOfWeek) % 7);
}

/** The ISO week of a day, such as `2026-W53`. */
export function weekOf(day: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(day);
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}

/** A day, or the Friday before it where it falls on a weekend. */
export function workingDay(year: number, month: number, day: number): string {
  const date = Temporal.PlainDate.from({ year, month, day });
  return date.subtract({ days: Math.max(0, date.dayOfWeek - 5) }).toString();
}
