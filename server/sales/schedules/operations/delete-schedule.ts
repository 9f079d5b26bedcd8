import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { formatId } from "#platform/ids";
import { wakeWorkers } from "#platform/worker";
import { lockSharing, releaseParts } from "../edit/release-parts.ts";
import { lockScheduleOfPath, scheduleIdOfPath } from "../rows/schedule-of-path.ts";
import { schedules } from "../rows/tables.ts";
import { SCHEDULES_QUEUE } from "../rows/work.ts";

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
    await releaseParts(tx, row, { account, now, request: causedBy(ctx) }, clock);
    await tx.db
      .delete(schedules)
      .where(and(eq(schedules.account_id, row.account_id), eq(schedules.id, row.id)));
    return row;
  });
  wakeWorkers(SCHEDULES_QUEUE);
  const id = formatId("sch", deleted.id);
  return { status: 200, body: { id, object: "schedule", deleted: true } };
}
