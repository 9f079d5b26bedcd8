import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveDay } from "../lifecycle.ts";
import { occurrenceOf } from "../occurrence.ts";
import { findDay, lockSchedules } from "../rows/queries.ts";
import { scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import {
  type EditedDay,
  lockDayOfPath,
  presentDay,
  readDay,
  refuseLocked,
  refuseStatus,
  refuseTaken,
  settleEdit,
} from "../write/edit-day.ts";
import { releaseUnfit } from "../write/release-parts.ts";

/** Makes one day again what it is by the cadence. */
export async function resetScheduleOccurrence(
  ctx: Ctx,
  { path }: Input<"resetScheduleOccurrence">,
): Promise<Answer<"resetScheduleOccurrence">> {
  const body = await ctx.transact("reset a day", async (tx) => {
    await lockBoth(tx, ctx, path);
    const edited = await lockDayOfPath(tx, ctx, path);
    const { schedule, day, clock, cause } = edited;
    await refuseResetLocked(tx, edited);
    if (day.status === "waiting_topup") refuseStatus(day, "reset");
    await refuseTaken(tx, edited, day.original_date);
    if (day.row !== null) {
      await moveDay(
        tx,
        { schedule, before: day.row, to: "planned", by: "reset", with: AS_PLANNED },
        cause,
      );
      // What was part of a run that was skipped may not fit it any more.
      await releaseUnfit(tx, schedule, cause, clock);
      await settleEdit(tx, edited);
    }
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body };
}

const AS_PLANNED = {
  moved_to: null,
  override_minor: null,
  into_schedule_id: null,
  into_date: null,
  announced_at: null,
} as const;

/** A run of the day that it is part of is waited for: it is one that has run, or has not. */
async function lockBoth(
  tx: Tx,
  { account }: Ctx,
  path: { schedule_id: string; day: string },
): Promise<void> {
  const id = scheduleIdOfPath(path.schedule_id);
  await lockClocksForShare(tx, [account.id]);
  const row = await findDay(tx, { account_id: account.id, id }, path.day);
  await lockSchedules(tx, account.id, [id, row?.into_schedule_id ?? id].toSorted());
}

/** Neither the day itself, nor the one by the cadence, nor the one it is part of is locked. */
async function refuseResetLocked(
  tx: Tx,
  { schedule, day, cause: { now } }: EditedDay,
): Promise<void> {
  refuseLocked(day, now);
  refuseLocked({ ...occurrenceOf(schedule, day.original_date, null), status: day.status }, now);
  const { into_schedule_id = null, into_date = null } = day.row ?? {};
  if (into_schedule_id === null || into_date === null) return;
  const [target] = await lockSchedules(tx, schedule.account_id, [into_schedule_id]);
  if (target === undefined) return;
  const timed = { ...target, payday_day: schedule.payday_day };
  const whole = await readDay(tx, timed, into_date, now);
  if (whole !== null) refuseLocked(whole, now);
}
