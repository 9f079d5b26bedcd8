import { and, eq } from "drizzle-orm";
import type { Currency } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { addDays } from "#platform/time/calendar";
import { harareDay } from "#platform/time/instants";
import { daysFrom, type Timing } from "./cadence.ts";
import { occurrenceOf, type TimedSchedule } from "./occurrence.ts";
import { type DayFacts, partsName, readDayFacts, totalOfDay } from "./present/day-facts.ts";
import { totalOf } from "./present/estimates.ts";
import { readPayday } from "./rows/payday.ts";
import { findDays } from "./rows/queries.ts";
import { type ScheduleDayRow, type ScheduleRow, schedules } from "./rows/tables.ts";

/** Whose runs, and of which days. */
interface RunsOf {
  readonly account_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** The last day that counts. */
  readonly last: string;
}

/** What the runs of each day come to, by currency and day. Units: minor units of face. */
export type RunSums = ReadonlyMap<Currency, ReadonlyMap<string, bigint>>;

/**
 * Sums what an account's active schedules are expected to send, day by day. The days of a cadence
 * are computed once for all schedules that have it, so that the work is bounded by their number.
 */
export async function sumRuns(from: Read | Tx, asked: RunsOf): Promise<RunSums> {
  const { account_id, now, last } = asked;
  const rows = await from.db
    .select()
    .from(schedules)
    .where(and(eq(schedules.account_id, account_id), eq(schedules.active, true)));
  const ids = rows.map(({ id }) => id);
  const today = harareDay(now);
  // A run of yesterday evening may still wait for Credit.
  const period = { first: addDays(today, -1), last };
  const [payday_day, facts, stored] = await Promise.all([
    readPayday(from, account_id),
    readDayFacts(from, account_id, rows),
    findDays(from, account_id, ids, period),
  ]);
  const stored_of = Map.groupBy(stored, ({ schedule_id }) => schedule_id);
  const daysOf = cadenceDays({ first: today, last });
  const sums = new Map<Currency, Map<string, bigint>>();
  for (const row of rows) {
    const schedule = { ...row, payday_day };
    const of_currency = sums.get(row.currency) ?? new Map<string, bigint>();
    sums.set(row.currency, of_currency);
    const days = stored_of.get(row.id) ?? [];
    for (const { day, total_minor } of runsOf(schedule, days, { ...asked, facts, daysOf })) {
      of_currency.set(day, (of_currency.get(day) ?? 0n) + total_minor);
    }
  }
  return sums;
}

const IS_OPEN: ReadonlySet<string> = new Set(["planned", "moved", "waiting_topup"]);

type DaysOf = (timing: Timing) => readonly string[];

/** The days of a cadence within a period, computed once for each. */
function cadenceDays({ first, last }: { first: string; last: string }): DaysOf {
  const known = new Map<string, readonly string[]>();
  return (timing) => {
    const { cadence, day_of_week, day_of_month, month_of_year, anchor_date, payday_day } = timing;
    const facts = [cadence, day_of_week, day_of_month, month_of_year, anchor_date, payday_day];
    const name = facts.join("/");
    const days = known.get(name) ?? daysUntil(timing, first, last);
    known.set(name, days);
    return days;
  };
}

function daysUntil(timing: Timing, first: string, last: string): string[] {
  const days: string[] = [];
  for (const day of daysFrom(timing, first)) {
    if (day > last) break;
    days.push(day);
  }
  return days;
}

interface RunFacts extends RunsOf {
  readonly facts: DayFacts;
  readonly daysOf: DaysOf;
}

/** The runs of a schedule that are still to come: what is stored says more than the cadence. */
function* runsOf(
  schedule: TimedSchedule,
  stored: readonly ScheduleDayRow[],
  { now, last, facts, daysOf }: RunFacts,
): Generator<{ day: string; total_minor: bigint }> {
  const today = harareDay(now);
  const estimate = facts.estimates.get(schedule.id);
  if (estimate === undefined) throw new Error(`no estimate of schedule ${schedule.id}`);
  const usual_minor = totalOf(schedule, estimate, null);
  const known = new Set(stored.map(({ original_date }) => original_date));
  for (const day of daysOf(schedule)) {
    if (known.has(day)) continue;
    if (day === today && occurrenceOf(schedule, day, null).at <= now) continue;
    const is_plain = !facts.parts.has(partsName(schedule.id, day));
    const total_minor = is_plain ? usual_minor : totalOn(schedule, day, { facts, row: null });
    yield { day, total_minor };
  }
  for (const row of stored) {
    const { date, status } = occurrenceOf(schedule, row.original_date, row);
    // What is due, and has not run yet, needs its Credit today.
    if (!IS_OPEN.has(status) || date > last) continue;
    const total_minor = totalOn(schedule, row.original_date, { facts, row });
    const is_late = date < today;
    yield { day: is_late ? today : date, total_minor };
  }
}

function totalOn(
  schedule: ScheduleRow,
  original_date: string,
  { facts, row }: { facts: DayFacts; row: ScheduleDayRow | null },
): bigint {
  return totalOfDay(schedule, occurrenceOf(schedule, original_date, row), facts);
}
