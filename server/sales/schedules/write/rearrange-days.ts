import type { Tx } from "#platform/db/transaction";
import { harareDay } from "#platform/time/instants";
import { isDayOf } from "../cadence.ts";
import { occurrenceOf, type TimedSchedule } from "../occurrence.ts";
import { editDay, forgetDays } from "../rows/days.ts";
import { findDays } from "../rows/queries.ts";
import type { ScheduleDayRow, ScheduleRow } from "../rows/tables.ts";

/** A schedule before a change and after it, which is written. */
interface Rearranged {
  readonly before: TimedSchedule;
  readonly after: TimedSchedule;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Fits the stored days of a schedule to a cadence or an hour that has changed: those that it has no
 * more, or that would stand in the past, are forgotten, and those that run at another hour are
 * announced again.
 *
 * Writes: schedule_days. Source: spec/sales/schedules/update.tsp.
 */
export async function rearrangeDays(tx: Tx, { before, after, now }: Rearranged): Promise<void> {
  const period = { first: harareDay(now), last: null };
  const rows = await findDays(tx, after.account_id, [after.id], period);
  const ahead = rows.filter((row) => isAhead(row) && timeOf(before, row) > now);
  const gone = ahead.filter((row) => {
    return timeOf(after, row) <= now || !isDayOf(after, row.original_date);
  });
  await forgetDays(
    tx,
    after,
    gone.map(({ original_date }) => original_date),
  );
  for (const row of ahead) {
    const is_told = row.announced_at !== null && !gone.includes(row);
    if (!is_told || timeOf(before, row) === timeOf(after, row)) continue;
    await editDay(tx, row, { announced_at: null });
  }
}

function isAhead({ status }: ScheduleDayRow): boolean {
  return status !== "ran" && status !== "missed" && status !== "waiting_topup";
}

function timeOf(schedule: TimedSchedule, row: ScheduleDayRow): number {
  return occurrenceOf(schedule, row.original_date, row).at;
}

/** Amounts of single days were in the currency before. Writes: schedule_days. */
export async function dropOverrides({ sql }: Tx, { account_id, id, currency }: ScheduleRow) {
  await sql`
    update schedule_days set override_minor = null, currency = ${currency}
    where account_id = ${account_id} and schedule_id = ${id} and status <> 'ran'`;
}
