import type { Answer, Input } from "@svc/generated/routes";
import { costCenterOfPath } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { presentMembers } from "../present-members.ts";

/** Lists the people of a department with what each received this month. */
export async function getWorkforceCostCenterPeople(
  ctx: Ctx,
  { path }: Input<"getWorkforceCostCenterPeople">,
): Promise<Answer<"getWorkforceCostCenterPeople">> {
  const row = await costCenterOfPath(ctx, path.cost_center_id);
  const members = await ctx.read((read) => presentMembers(read, ctx, row));
  const unchanged = { added_count: 0, removed_count: 0, created_count: 0, errors: [] };
  return { status: 200, body: { ...members, ...unchanged } };
}
