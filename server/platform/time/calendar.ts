/** Days in Harare, written `YYYY-MM-DD`: working days, days of months, and their instants. */
import { holidaysOf } from "./holidays.ts";

const HARARE = "+02:00";
const SATURDAY = 6;
const MINUTE_MS = 60_000;

/**
 * The instant of a time of day in Harare, where no clock is ever put forward. Lists compute
 * thousands of them. Units: milliseconds.
 */
export function harareInstant(day: string, { hour, minute }: { hour: number; minute: number }) {
  return Date.parse(`${day}T00:00:00${HARARE}`) + (hour * 60 + minute) * MINUTE_MS;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** How many days later the second day is. */
export function daysBetween(first: string, second: string): number {
  return Temporal.PlainDate.from(first).until(second, { largestUnit: "days" }).days;
}

/** Whether offices work: neither Saturday, Sunday nor public holiday. */
export function isWorkingDay(day: Temporal.PlainDate): boolean {
  return day.dayOfWeek < SATURDAY && !holidaysOf(day.year).has(day.toString());
}

/** The day so many working days after another, which itself does not count. */
export function addWorkingDays(day: string, working_days: number): string {
  let reached = Temporal.PlainDate.from(day);
  for (let counted = 0; counted < working_days; ) {
    reached = reached.add({ days: 1 });
    if (isWorkingDay(reached)) counted += 1;
  }
  return reached.toString();
}

/** The day itself if offices work, otherwise the last working day before it. */
export function lastWorkingDay(day: Temporal.PlainDate): Temporal.PlainDate {
  let working = day;
  while (!isWorkingDay(working)) working = working.subtract({ days: 1 });
  return working;
}

/** A day of a month, or its last day where the month is shorter. */
export function dayOfMonth({ year, month }: Temporal.PlainYearMonth, day: number) {
  return Temporal.PlainDate.from({ year, month, day }, { overflow: "constrain" });
}
