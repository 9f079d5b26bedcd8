import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { changeCostCenter } from "../change-cost-center.ts";
import { presentRow } from "../present-many.ts";

/** Changes a cost centre, archives it or brings it back. */
export async function updateCostCenter(
  ctx: Ctx,
  { path, body }: Input<"updateCostCenter">,
): Promise<Answer<"updateCostCenter">> {
  const shown = await ctx.transact("update cost center", async (tx) => {
    const row = await changeCostCenter(ctx, tx, { written: path.cost_center_id, body });
    return await presentRow(tx, ctx, row);
  });
  return { status: 200, body: shown };
}
