import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { moveDay } from "../lifecycle.ts";
import { occurrenceOf } from "../occurrence.ts";
import {
  type EditedDay,
  presentDay,
  refuseLocked,
  refuseStatus,
  refuseTaken,
  settleEdit,
} from "../write/edit-day.ts";
import { releaseUnfit } from "../write/release-parts.ts";
import { lockDayWithWhole, wholeOf } from "../write/whole-of-day.ts";

/** Makes one day again what it is by the cadence. */
export async function resetScheduleOccurrence(
  ctx: Ctx,
  { path }: Input<"resetScheduleOccurrence">,
): Promise<Answer<"resetScheduleOccurrence">> {
  const body = await ctx.transact("reset a day", async (tx) => {
    const edited = await lockDayWithWhole(tx, ctx, path);
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

/** Neither the day itself, nor the one by the cadence, nor the one it is part of is locked. */
async function refuseResetLocked(tx: Tx, edited: EditedDay): Promise<void> {
  const { schedule, day, cause } = edited;
  refuseLocked(day, cause.now);
  const by_cadence = occurrenceOf(schedule, day.original_date, null);
  refuseLocked({ ...by_cadence, status: day.status }, cause.now);
  const whole = await wholeOf(tx, edited);
  if (whole !== null) refuseLocked(whole.day, cause.now);
}
