/** The days that a cadence has, computed: nothing of it is stored. */
import { dayOfMonth, lastWorkingDay } from "#platform/time/calendar";
import type { ScheduleRow } from "./rows/tables.ts";

/** When a schedule runs, and the account's payday. */
export interface Timing
  extends Pick<
    ScheduleRow,
    "cadence" | "hour" | "minute" | "day_of_week" | "day_of_month" | "month_of_year" | "anchor_date"
  > {
  /** Day of the month; null if the account has none. */
  readonly payday_day: number | null;
}

type PlainDate = Temporal.PlainDate;

const FORTNIGHT = 14;
const LAST_DAY = 31;
/** Days of the contract are of this century. */
const LAST_YEAR = 2_099;

/** The days on which a schedule runs, from a day on and in their order. */
export function* daysFrom(timing: Timing, first: string): Generator<string> {
  const from = Temporal.PlainDate.from(first);
  for (const day of candidatesOf(timing, from)) {
    if (day.year > LAST_YEAR) return;
    if (Temporal.PlainDate.compare(day, from) >= 0) yield day.toString();
  }
}

/** Whether a schedule runs on a day by its cadence. */
export function isDayOf(timing: Timing, day: string): boolean {
  const [next] = daysFrom(timing, day);
  return next === day;
}

function candidatesOf(timing: Timing, from: PlainDate): Generator<PlainDate> {
  const { cadence, day_of_week, day_of_month, payday_day, anchor_date } = timing;
  switch (cadence) {
    case "daily":
      return every(from, 1);
    case "weekly":
      return every(from.add({ days: ((day_of_week ?? 1) - from.dayOfWeek + 7) % 7 }), 7);
    case "biweekly":
      return every(nextOfFortnight(from, anchor_date ?? from.toString()), FORTNIGHT);
    case "monthly":
      return months(from, (month) => dayOfMonth(month, day_of_month ?? 1));
    case "last_day":
      return months(from, (month) => dayOfMonth(month, LAST_DAY));
    case "yearly":
      return yearsOf(timing, from);
    default: {
      const payday = payday_day ?? day_of_month ?? LAST_DAY;
      return months(from, (month) => lastWorkingDay(dayOfMonth(month, payday)));
    }
  }
}

function nextOfFortnight(from: PlainDate, anchor: string): PlainDate {
  const since = Temporal.PlainDate.from(anchor).until(from, { largestUnit: "days" }).days;
  return from.add({
    days: (FORTNIGHT - (((since % FORTNIGHT) + FORTNIGHT) % FORTNIGHT)) % FORTNIGHT,
  });
}

function* every(first: PlainDate, days: number): Generator<PlainDate> {
  for (let day = first; ; day = day.add({ days })) yield day;
}

/** A payday may move back into the month before, so that the month after the first counts too. */
function* months(
  from: PlainDate,
  dayOf: (month: Temporal.PlainYearMonth) => PlainDate,
): Generator<PlainDate> {
  for (let month = from.toPlainYearMonth(); ; month = month.add({ months: 1 })) {
    yield dayOf(month);
  }
}

function* yearsOf({ month_of_year, day_of_month }: Timing, from: PlainDate): Generator<PlainDate> {
  for (let year = from.year; ; year += 1) {
    const month = Temporal.PlainYearMonth.from({ year, month: month_of_year ?? 1 });
    yield dayOfMonth(month, day_of_month ?? 1);
  }
}
