import type { Answer, Input } from "@svc/generated/routes";
import { lockClocksForShare } from "#accounts/account";
import type { Ctx } from "#platform/context";
import { wakeWorkers } from "#platform/work/worker";
import { SCHEDULES_QUEUE } from "#sales/schedules";
import { changeMember } from "../change-member.ts";
import { lockHousehold } from "../household.ts";
import { lockMemberOfPath } from "../member-of-path.ts";
import { presentMember } from "../present.ts";
import { readPhone } from "../read-phone.ts";

/** Changes a member; the allowance changes with its schedule. */
export async function updateFamilyMember(
  ctx: Ctx,
  { path, body }: Input<"updateFamilyMember">,
): Promise<Answer<"updateFamilyMember">> {
  const phone = body.phone === undefined ? undefined : readPhone(body.phone);
  const shown = await ctx.transact("change a family member", async (tx) => {
    const clock = (await lockClocksForShare(tx, [ctx.account.id])).get(ctx.account.id);
    if (clock === undefined) throw new Error(`no clock row for account ${ctx.account.id}`);
    // The household is locked before the member: its numbers are compared.
    if (phone !== undefined) await lockHousehold(tx, ctx.account.id);
    const row = await lockMemberOfPath(tx, ctx, path.family_member_id);
    const after = await changeMember(ctx, tx, { row, changes: { ...body, phone }, clock });
    return await presentMember(tx, ctx, after);
  });
  wakeWorkers(SCHEDULES_QUEUE);
  return { status: 200, body: shown };
}
