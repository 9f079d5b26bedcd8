import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import { type DayCause, moveDay } from "../lifecycle.ts";
import { dayOfSchedule } from "../occurrence.ts";
import { readPayday } from "../rows/payday.ts";
import { findDay, findSharedDays, lockSchedules } from "../rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";
import { keepLeaps, NO_WAIT, setScheduleDue } from "../rows/work.ts";
import { differencesOf } from "./refuse-different.ts";

/** A day that is part of another day's run, with the schedules of both. */
interface SharedRun {
  readonly before: ScheduleDayRow;
  readonly part: ScheduleRow;
  readonly whole: ScheduleRow;
}

/**
 * Locks a schedule with those that it shares runs with, in the order of their ids. Whoever changes
 * or deletes it may rely on none of them running meanwhile.
 */
export async function lockSharing(tx: Tx, account_id: string, id: string): Promise<void> {
  const days = await findSharedDays(tx, account_id, id);
  await lockSchedules(tx, account_id, idsOf(days, id));
}

/**
 * Days that are part of the runs of a schedule that goes run on their own again.
 *
 * Writes: schedule_days, schedule_work.
 */
export async function releaseParts(
  tx: Tx,
  row: ScheduleRow,
  cause: DayCause,
  clock: LockedClock,
): Promise<void> {
  const shared = await readShared(tx, row);
  const others = shared.filter(({ part, whole }) => whole.id === row.id && part.id !== row.id);
  await release(tx, others, cause, clock);
}

/**
 * After a change of a schedule, or once it is paused, days that cannot be one recharge with another
 * day any more run on their own again: those of the schedule, and those that were part of its runs.
 *
 * Writes: schedule_days, schedule_work.
 */
export async function releaseUnfit(
  tx: Tx,
  row: ScheduleRow,
  cause: DayCause,
  clock: LockedClock,
): Promise<void> {
  const unfit: SharedRun[] = [];
  for (const shared of await readShared(tx, row)) {
    if (!(await isFit(tx, shared, cause.now))) unfit.push(shared);
  }
  await release(tx, unfit, cause, clock);
}

async function isFit(tx: Tx, { before, part, whole }: SharedRun, now: number): Promise<boolean> {
  const is_own = part.id === whole.id;
  // A schedule that is paused keeps its own days together until it goes on.
  if (!part.active || !whole.active) return is_own;
  const into_date = before.into_date ?? "";
  const row = await findDay(tx, whole, into_date);
  const timed = { ...whole, payday_day: await readPayday(tx, whole.account_id) };
  if (dayOfSchedule(timed, into_date, { row, now }) === null) return false;
  return (await differencesOf(tx, part, whole)).length === 0;
}

async function readShared(tx: Tx, { account_id, id }: ScheduleRow): Promise<SharedRun[]> {
  const days = await findSharedDays(tx, account_id, id);
  const rows = days.length === 0 ? [] : await lockSchedules(tx, account_id, idsOf(days, id));
  const by_id = new Map(rows.map((row) => [row.id, row]));
  return days.flatMap((before) => {
    const part = by_id.get(before.schedule_id);
    const whole = by_id.get(before.into_schedule_id ?? "");
    return part === undefined || whole === undefined ? [] : [{ before, part, whole }];
  });
}

async function release(
  tx: Tx,
  shared: readonly SharedRun[],
  cause: DayCause,
  clock: LockedClock,
): Promise<void> {
  for (const { before, part: schedule } of shared) {
    const alone = { into_schedule_id: null, into_date: null };
    await moveDay(tx, { schedule, before, to: "planned", by: "reset", with: alone }, cause);
  }
  await keepLeaps(
    tx,
    shared.map(({ part: { account_id, id: part_id }, whole: { id: whole_id } }) => {
      return { account_id, part_id, whole_id };
    }),
  );
  const parts = new Map(shared.map(({ part }) => [part.id, part]));
  for (const schedule of parts.values()) {
    if (schedule.active) await setScheduleDue(tx, schedule, { at: null, waits: NO_WAIT }, clock);
  }
}

function idsOf(days: readonly ScheduleDayRow[], id: string): string[] {
  const ids = days.flatMap((day) => [day.schedule_id, day.into_schedule_id ?? id]);
  return [...new Set([id, ...ids])].toSorted();
}
