import { type LockedClock, lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { isDayOf } from "../cadence.ts";
import { type DayCause, storeDays } from "../lifecycle.ts";
import {
  dayOfSchedule,
  LOCK_MS,
  type Occurrence,
  occurrenceOf,
  type TimedSchedule,
} from "../occurrence.ts";
import { openDays } from "../open-days.ts";
import { readDayFacts } from "../present/day-facts.ts";
import { presentOccurrence } from "../present/present-occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { findDay, findDays } from "../rows/queries.ts";
import { lockScheduleOfPath } from "../rows/schedule-of-path.ts";
import type { ScheduleDayRow } from "../rows/tables.ts";

/** A day that a request changes, its schedule locked and the account's clock held. */
export interface EditedDay {
  readonly schedule: TimedSchedule;
  readonly day: Occurrence;
  readonly clock: LockedClock;
  readonly cause: DayCause;
}

/**
 * The day that a path names, for a change of it.
 *
 * Refuses: `resource_missing`.
 */
export async function lockDayOfPath(
  tx: Tx,
  ctx: Ctx,
  path: { schedule_id: string; day: string },
): Promise<EditedDay> {
  const { account, now } = ctx;
  const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
  if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
  const row = await lockScheduleOfPath(tx, ctx, path.schedule_id);
  const schedule = { ...row, payday_day: await readPayday(tx, account.id) };
  const day = await readDay(tx, schedule, path.day, now);
  if (day === null) return refuse("resource_missing", { param: "day" });
  return { schedule, day, clock, cause: { account, now, request: causedBy(ctx) } };
}

/** A day of a schedule as it stands; null when the schedule has none. */
export async function readDay(
  tx: Tx,
  schedule: TimedSchedule,
  day: string,
  now: number,
): Promise<Occurrence | null> {
  return dayOfSchedule(schedule, day, { row: await findDay(tx, schedule, day), now });
}

/** Stores a day that is to be changed, unless it is stored. Writes: schedule_days. */
export async function storedRow(
  tx: Tx,
  { schedule, day, cause }: Pick<EditedDay, "schedule" | "day" | "cause">,
): Promise<ScheduleDayRow> {
  if (day.row !== null) return day.row;
  await storeDays(tx, schedule, [day.original_date], cause.now);
  const row = await findDay(tx, schedule, day.original_date);
  if (row === null) throw new Error(`Day ${day.original_date} was just stored.`);
  return row;
}

/** Announces what runs soon after a change, and says when the schedule is looked at next. */
export async function settleEdit(
  tx: Tx,
  { schedule, clock, cause }: Omit<EditedDay, "day">,
): Promise<void> {
  if (schedule.active) await openDays(tx, schedule, cause, { clock, is_busy: false });
}

/** A day as it is after a change. */
export async function presentDay(
  tx: Tx,
  { schedule, cause: { account } }: Pick<EditedDay, "schedule" | "cause">,
  original_date: string,
) {
  const row = await findDay(tx, schedule, original_date);
  const facts = await readDayFacts(tx, schedule.account_id, [schedule]);
  return presentOccurrence(schedule, occurrenceOf(schedule, original_date, row), {
    account,
    facts,
  });
}

/** Refuses: `occurrence_locked`, of a day that starts in less than 15 minutes, or has run. */
export function refuseLocked({ at, status }: Pick<Occurrence, "at" | "status">, now: number): void {
  const locked_at = at - LOCK_MS;
  if (status !== "ran" && status !== "missed" && locked_at > now) return;
  refuse("occurrence_locked", { meta: { locked_at: unixSeconds(locked_at) } });
}

/** Refuses: `invalid_transition`, of a day that the change cannot be made of. */
export function refuseStatus({ status }: Occurrence, changed: string): never {
  return refuse("invalid_transition", {
    message: `A day that is ${status} cannot be ${changed}.`,
    meta: { from: status },
  });
}

/**
 * Refuses: `invalid_transition`, when another day of the schedule stands on a date: it runs there,
 * or has run.
 */
export async function refuseTaken(
  tx: Tx,
  { schedule, day }: Pick<EditedDay, "schedule" | "day">,
  date: string,
): Promise<void> {
  const rows = await findDays(tx, schedule.account_id, [schedule.id], { first: date, last: date });
  const others = rows.filter(({ original_date }) => original_date !== day.original_date);
  const stands = others.some((row) => {
    const is_there = (row.moved_to ?? row.original_date) === date;
    return is_there && row.status !== "skipped" && row.status !== "combined";
  });
  const is_stored = rows.some(({ original_date }) => original_date === date);
  const is_free = is_stored || date === day.original_date || !isDayOf(schedule, date);
  if (!stands && is_free) return;
  refuse("invalid_transition", {
    message: `The schedule already runs on ${date}. Combine the days instead.`,
    meta: { from: day.status },
  });
}
