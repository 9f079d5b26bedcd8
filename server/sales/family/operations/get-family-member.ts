import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { memberOfPath } from "../member-of-path.ts";
import { presentMember } from "../present.ts";

/** Shows one member with the allowance and what was received this month. */
export async function getFamilyMember(
  ctx: Ctx,
  { path }: Input<"getFamilyMember">,
): Promise<Answer<"getFamilyMember">> {
  const member = await memberOfPath(ctx, path.family_member_id);
  return { status: 200, body: await ctx.read((read) => presentMember(read, ctx, member)) };
}
