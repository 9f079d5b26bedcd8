/** A day of a schedule: what the cadence says, with what is stored of it. */
import { harareInstant } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { daysFrom, isDayOf, type Timing } from "./cadence.ts";
import type { ScheduleDayRow, ScheduleRow } from "./rows/tables.ts";

/** A schedule, and the payday of its account. */
export type TimedSchedule = ScheduleRow & Pick<Timing, "payday_day">;

export interface Occurrence {
  readonly original_date: string;
  /** The day on which it stands: the original one, or the one that a move gave it. */
  readonly date: string;
  readonly status: ScheduleDayRow["status"];
  /** The hour of the schedule on that day, or when a run that waits was due. Unix milliseconds. */
  readonly at: number;
  /** Null when nothing of it is stored. */
  readonly row: ScheduleDayRow | null;
}

/** So long before it runs a day can be changed. Source: spec/sales/schedules/changes.tsp. */
export const LOCK_MS = 15 * 60_000;
/** So long before it runs a day is announced. Source: spec/base/events/schedules.tsp. */
export const ANNOUNCED_MS = 24 * 3_600_000;
/** What is later is missed. Source: spec/base/lifecycles/schedule-occurrence.tsp. */
export const LATE_MS_MAX = 12 * 3_600_000;

export function occurrenceOf(
  schedule: Pick<ScheduleRow, "hour" | "minute">,
  original_date: string,
  row: ScheduleDayRow | null,
): Occurrence {
  const date = row?.moved_to ?? original_date;
  const was_due_at = row?.status === "waiting_topup" ? row.runs_at : null;
  const at = was_due_at ?? harareInstant(date, schedule);
  return { original_date, date, status: row?.status ?? "planned", at, row };
}

/**
 * The day of a schedule that a path names, as it stands; null when the schedule has none: neither
 * its cadence, as far as the future goes, nor anything that is stored.
 */
export function dayOfSchedule(
  schedule: TimedSchedule,
  day: string,
  { row, now }: { row: ScheduleDayRow | null; now: number },
): Occurrence | null {
  const found = occurrenceOf(schedule, day, row);
  if (row !== null) return found;
  return schedule.active && found.at > now && isDayOf(schedule, day) ? found : null;
}

/** The days of a schedule between two days, in the order in which they stand. */
export function daysOfPeriod(
  schedule: TimedSchedule,
  rows: readonly ScheduleDayRow[],
  { first, last, now }: { first: string; last: string; now: number },
): Occurrence[] {
  const stored = new Map(rows.map((row) => [row.original_date, row]));
  const found = rows.map((row) => occurrenceOf(schedule, row.original_date, row));
  if (schedule.active) {
    for (const day of daysFrom(schedule, later(first, harareDay(now)))) {
      if (day > last) break;
      const computed = occurrenceOf(schedule, day, null);
      if (!stored.has(day) && computed.at > now) found.push(computed);
    }
  }
  return found
    .filter(({ date }) => date >= first && date <= last)
    .toSorted(
      (one, other) => one.at - other.at || (one.original_date < other.original_date ? -1 : 1),
    );
}

/** The next days on which an active schedule runs, soonest first. */
export function nextRuns(
  schedule: TimedSchedule,
  rows: readonly ScheduleDayRow[],
  { now, count }: { now: number; count: number },
): Occurrence[] {
  if (!schedule.active) return [];
  const stored = new Set(rows.map(({ original_date }) => original_date));
  const found = rows
    .filter(({ status }) => status === "planned" || status === "moved")
    .map((row) => occurrenceOf(schedule, row.original_date, row))
    .filter(({ at }) => at > now);
  let computed_count = 0;
  for (const day of daysFrom(schedule, harareDay(now))) {
    if (computed_count === count) break;
    if (stored.has(day)) continue;
    const computed = occurrenceOf(schedule, day, null);
    if (computed.at <= now) continue;
    found.push(computed);
    computed_count += 1;
  }
  return found.toSorted((one, other) => one.at - other.at).slice(0, count);
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
