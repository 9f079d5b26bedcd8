import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import { changeSchedule } from "../change-schedule.ts";
import { presentRow } from "../present/present.ts";
import { lockScheduleOfPath, refuseOwned, scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import { SCHEDULES_QUEUE } from "../rows/work.ts";
import { lockSharing } from "../write/release-parts.ts";

/** Changes a schedule; whoever changes what it sells is the one by whose limits it sells. */
export async function updateSchedule(
  ctx: Ctx,
  { path, body }: Input<"updateSchedule">,
): Promise<Answer<"updateSchedule">> {
  const shown = await ctx.transact("update a schedule", async (tx) => {
    const clock = (await lockClocksForShare(tx, [ctx.account.id])).get(ctx.account.id);
    if (clock === undefined) throw new Error(`no clock row for account ${ctx.account.id}`);
    await lockSharing(tx, ctx.account.id, scheduleIdOfPath(path.schedule_id));
    const before = await lockScheduleOfPath(tx, ctx, path.schedule_id);
    refuseOwned(before);
    const after = await changeSchedule(ctx, tx, { before, changes: body, clock });
    return await presentRow(tx, ctx, after);
  });
  wakeWorkers(SCHEDULES_QUEUE);
  return { status: 200, body: shown };
}
