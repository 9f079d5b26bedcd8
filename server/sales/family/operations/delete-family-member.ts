import type { Answer, Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { lockClocksForShare } from "#accounts/account";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import { endSchedule, lockSchedule, lockSharing, SCHEDULES_QUEUE } from "#sales/schedules";
import { lockMemberOfPath } from "../member-of-path.ts";
import { presentMember } from "../present.ts";
import { findMembers } from "../queries.ts";
import { familyMembers } from "../tables.ts";

/** Removes a member and ends the allowance; the recipient and what was sent stay. */
export async function deleteFamilyMember(
  ctx: Ctx,
  { path }: Input<"deleteFamilyMember">,
): Promise<Answer<"deleteFamilyMember">> {
  const { account, now } = ctx;
  const body = await ctx.transact("remove a family member", async (tx) => {
    const clock = (await lockClocksForShare(tx, [account.id])).get(account.id);
    if (clock === undefined) throw new Error(`no clock row for account ${account.id}`);
    const { id, schedule_id } = await lockMemberOfPath(tx, ctx, path.family_member_id);
    if (schedule_id !== null) await lockSharing(tx, account.id, schedule_id);
    const schedule = schedule_id === null ? null : await lockSchedule(tx, account.id, schedule_id);
    const [member] = await findMembers(tx, account.id, [id]);
    if (member === undefined) throw new Error(`Family member ${id} is locked and gone.`);
    const shown = await presentMember(tx, ctx, member);
    const cause = { account, now, request: causedBy(ctx) };
    if (schedule !== null) await endSchedule(tx, schedule, { cause, clock });
    await tx.db
      .delete(familyMembers)
      .where(and(eq(familyMembers.account_id, account.id), eq(familyMembers.id, id)));
    return shown;
  });
  wakeWorkers(SCHEDULES_QUEUE);
  return { status: 200, body };
}
