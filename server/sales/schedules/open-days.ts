import type { LockedClock } from "#accounts/account";
import { notifyAccounts } from "#accounts/notices";
import { readCredit } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { daysFrom } from "./cadence.ts";
import { announceDay, type DayCause, storeDays } from "./lifecycle.ts";
import { ANNOUNCED_MS, type Occurrence, occurrenceOf, type TimedSchedule } from "./occurrence.ts";
import { readDayFacts, totalOfDay } from "./present/day-facts.ts";
import { setOpenedUntil } from "./rows/days.ts";
import { readPayday } from "./rows/payday.ts";
import { findOpenDays } from "./rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow } from "./rows/tables.ts";
import { NO_WAIT, setScheduleDue } from "./rows/work.ts";

/**
 * Stores the days of a locked schedule that run within a day, announces those that are still
 * ahead, and says when the schedule is looked at next. The caller holds the account's clock.
 *
 * Writes: schedule_days, schedules, schedule_work, events, messages.
 */
export async function openDays(
  tx: Tx,
  row: ScheduleRow,
  cause: DayCause,
  { clock, is_busy }: { clock: LockedClock; is_busy: boolean },
): Promise<void> {
  const schedule = { ...row, payday_day: await readPayday(tx, row.account_id) };
  const until = cause.now + ANNOUNCED_MS;
  const { days, next_at } = newDays(schedule, until);
  await storeDays(tx, row, days, cause.now);
  if (until > row.opened_until) await setOpenedUntil(tx, row, until);
  const open = await findOpenDays(tx, row.account_id, [row.id]);
  await announce(tx, { schedule, open, until }, cause);
  const look_at = nextLook(schedule, open, { now: cause.now, next_at });
  const next = { at: is_busy ? null : look_at, waits: waitsOf(row, open) };
  await setScheduleDue(tx, row, next, clock);
}

/** The days that run after those that are stored, and when the one after them is announced. */
function newDays(
  schedule: TimedSchedule,
  until: number,
): { days: string[]; next_at: number | null } {
  const days: string[] = [];
  for (const day of daysFrom(schedule, harareDay(schedule.opened_until))) {
    const { at } = occurrenceOf(schedule, day, null);
    if (at <= schedule.opened_until) continue;
    if (at > until) return { days, next_at: at - ANNOUNCED_MS };
    days.push(day);
  }
  return { days, next_at: null };
}

async function announce(
  tx: Tx,
  { schedule, open, until }: { schedule: TimedSchedule; open: ScheduleDayRow[]; until: number },
  cause: DayCause,
): Promise<void> {
  for (const before of open) {
    const day = occurrenceOf(schedule, before.original_date, before);
    const is_new = before.announced_at === null && before.status !== "waiting_topup";
    if (!is_new || day.at <= cause.now || day.at > until) continue;
    const row = await announceDay(tx, { schedule, before }, cause);
    if (schedule.precheck_credit) await checkCredit(tx, schedule, { ...day, row }, cause);
  }
}

/** An organisation whose Credit does not suffice for a run is told so by email. */
async function checkCredit(
  tx: Tx,
  schedule: ScheduleRow,
  day: Occurrence,
  { now: created }: DayCause,
): Promise<void> {
  const { account_id, currency, name } = schedule;
  const facts = await readDayFacts(tx, account_id, [schedule]);
  const total_minor = totalOfDay(schedule, day, facts);
  const { available_minor } = (await readCredit(tx, account_id))[currency];
  if (available_minor >= total_minor) return;
  const [total, available] = [formatMoney(total_minor), formatMoney(available_minor)];
  const subject = `Credit is too low for the schedule ${name}`;
  const text =
    `The schedule ${name} runs on ${day.date} and needs about ${currency} ${total}; ` +
    `the available Credit is ${currency} ${available}.`;
  await notifyAccounts(tx, [{ account_id, subject, text, channels: ["email"], created }]);
}

/** The soonest of what is to be done: a day to announce, to run, to try again or to give up. */
function nextLook(
  schedule: TimedSchedule,
  open: readonly ScheduleDayRow[],
  { now, next_at }: { now: number; next_at: number | null },
): number {
  const of_days = open.map((row) => {
    const { at } = occurrenceOf(schedule, row.original_date, row);
    if (row.announced_at === null && at - ANNOUNCED_MS > now) return at - ANNOUNCED_MS;
    return Math.max(at, row.retry_at ?? at);
  });
  return Math.min(...of_days, next_at ?? now + ANNOUNCED_MS);
}

/** The least Credit that a run waits for. */
function waitsOf({ currency }: ScheduleRow, open: readonly ScheduleDayRow[]) {
  const needs = open.flatMap(({ needs_minor }) => needs_minor ?? []);
  if (needs.length === 0) return NO_WAIT;
  const [waits_minor = 0n] = needs.toSorted((one, other) => (one < other ? -1 : 1));
  return { waits_minor, currency };
}
