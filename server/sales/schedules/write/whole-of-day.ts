import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findDay, lockSchedules } from "../rows/queries.ts";
import { scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import { type EditedDay, lockDayOfPath, readDay } from "./edit-day.ts";

/**
 * The day that a path names, for a change of it, with the schedule of whose run it is part locked
 * too: the caller may rely on that run having run, or not running before the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockDayWithWhole(
  tx: Tx,
  ctx: Ctx,
  path: { schedule_id: string; day: string },
): Promise<EditedDay> {
  const id = scheduleIdOfPath(path.schedule_id);
  const account_id = ctx.account.id;
  await lockClocksForShare(tx, [account_id]);
  const row = await findDay(tx, { account_id, id }, path.day);
  // Two changes that share a run wait for each other in the order of the ids.
  await lockSchedules(tx, account_id, [id, row?.into_schedule_id ?? id].toSorted());
  return await lockDayOfPath(tx, ctx, path);
}

/** The day of whose run a locked day is part, locked too; null when it is part of none. */
export async function wholeOf(
  tx: Tx,
  { schedule, day: { row }, clock, cause }: EditedDay,
): Promise<EditedDay | null> {
  const { into_schedule_id = null, into_date = null } = row ?? {};
  if (into_schedule_id === null || into_date === null) return null;
  const [target] = await lockSchedules(tx, schedule.account_id, [into_schedule_id]);
  if (target === undefined) return null;
  const timed = { ...target, payday_day: schedule.payday_day };
  const day = await readDay(tx, timed, into_date, cause.now);
  return day === null ? null : { schedule: timed, day, clock, cause };
}
