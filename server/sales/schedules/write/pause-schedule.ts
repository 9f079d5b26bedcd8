import { and, eq } from "drizzle-orm";
import type { LockedClock } from "#accounts/account";
import type { Tx } from "#platform/db/transaction";
import type { DayCause } from "../lifecycle.ts";
import { occurrenceOf } from "../occurrence.ts";
import { forgetDays } from "../rows/days.ts";
import { findOpenDays } from "../rows/queries.ts";
import { type ScheduleDayRow, type ScheduleRow, schedules } from "../rows/tables.ts";
import { dropScheduleWork } from "../rows/work.ts";
import { releaseUnfit } from "./release-parts.ts";

/**
 * Pauses a locked schedule: nothing of it runs, and days that nobody changed are forgotten, so that
 * those that pass meanwhile are not made up. Days of others that were part of its runs run on their
 * own again. The caller holds the account's clock.
 *
 * Writes: schedules, schedule_days, schedule_work.
 */
export async function pauseSchedule(
  tx: Tx,
  row: ScheduleRow,
  cause: DayCause,
  clock: LockedClock,
): Promise<void> {
  await forgetPassed(tx, row, { now: cause.now, forgets: isUntouched });
  const [paused] = await tx.db
    .update(schedules)
    .set({ active: false })
    .where(and(eq(schedules.account_id, row.account_id), eq(schedules.id, row.id)))
    .returning();
  if (paused === undefined) throw new Error(`Schedule ${row.id} is locked and gone.`);
  await releaseUnfit(tx, paused, cause, clock);
  await dropScheduleWork(tx, row);
}

/** Forgets open days of a schedule that have passed, and others. Writes: schedule_days. */
export async function forgetPassed(
  tx: Tx,
  row: ScheduleRow,
  { now, forgets }: { now: number; forgets: (day: ScheduleDayRow) => boolean },
): Promise<void> {
  const open = await findOpenDays(tx, row.account_id, [row.id]);
  const gone = open.filter((day) => {
    return occurrenceOf(row, day.original_date, day).at <= now || forgets(day);
  });
  await forgetDays(
    tx,
    row,
    gone.map(({ original_date }) => original_date),
  );
}

/** Whether nobody has changed a day. */
function isUntouched({ status, override_minor, note }: ScheduleDayRow): boolean {
  return status === "planned" && override_minor === null && note === null;
}
