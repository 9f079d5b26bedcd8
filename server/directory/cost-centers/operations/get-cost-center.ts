import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { costCenterOfPath } from "../cost-center-of-path.ts";
import { presentRow } from "../present-many.ts";

/** Shows one cost centre with what is spent of its budget. */
export async function getCostCenter(
  ctx: Ctx,
  { path }: Input<"getCostCenter">,
): Promise<Answer<"getCostCenter">> {
  const row = await costCenterOfPath(ctx, path.cost_center_id);
  return { status: 200, body: await ctx.read((read) => presentRow(read, ctx, row)) };
}
