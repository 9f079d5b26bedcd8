import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { moveDay } from "../lifecycle.ts";
import {
  lockDayOfPath,
  presentDay,
  refuseLocked,
  refuseStatus,
  settleEdit,
  storedRow,
} from "../write/edit-day.ts";

/** Leaves one day out; one that waits for Credit is given up. */
export async function skipScheduleOccurrence(
  ctx: Ctx,
  { path }: Input<"skipScheduleOccurrence">,
): Promise<Answer<"skipScheduleOccurrence">> {
  const body = await ctx.transact("skip a day", async (tx) => {
    const edited = await lockDayOfPath(tx, ctx, path);
    const { schedule, day, cause } = edited;
    if (day.status !== "skipped") {
      if (day.status !== "waiting_topup") refuseLocked(day, cause.now);
      if (day.status === "combined") refuseStatus(day, "skipped");
      const before = await storedRow(tx, edited);
      const no_wait = { retry_at: null, needs_minor: null };
      await moveDay(tx, { schedule, before, to: "skipped", by: "skip", with: no_wait }, cause);
      await settleEdit(tx, edited);
    }
    return await presentDay(tx, edited, day.original_date);
  });
  return { status: 200, body };
}
