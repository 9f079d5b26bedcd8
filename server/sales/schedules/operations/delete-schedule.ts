import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { wakeWorkers } from "#platform/work/worker";
import { endSchedule } from "../end-schedule.ts";
import { lockScheduleOfPath, refuseOwned, scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import { SCHEDULES_QUEUE } from "../rows/work.ts";
import { lockSharing } from "../write/release-parts.ts";

/** Deletes a schedule with its days; its batches stay, and go on. */
export async function deleteSchedule(
  ctx: Ctx,
  { path }: Input<"deleteSchedule">,
): Promise<Answer<"deleteSchedule">> {
  const { account, now } = ctx;
  const deleted = await ctx.transact("delete a schedule", async (tx) => {
    const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
    if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
    await lockSharing(tx, account.id, scheduleIdOfPath(path.schedule_id));
    const row = await lockScheduleOfPath(tx, ctx, path.schedule_id);
    refuseOwned(row);
    await endSchedule(tx, row, { cause: { account, now, request: causedBy(ctx) }, clock });
    return row;
  });
  wakeWorkers(SCHEDULES_QUEUE);
  const id = formatId("sch", deleted.id);
  return { status: 200, body: { id, object: "schedule", deleted: true } };
}
