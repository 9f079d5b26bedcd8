import type { Answer, Input } from "@svc/generated/routes";
import { changeCostCenter, presentRow } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { underNames } from "#platform/refusal";
import { presentDepartment } from "../present-department.ts";

/** Changes a department, archives it or brings it back. */
export async function updateWorkforceCostCenter(
  ctx: Ctx,
  { path, body: { code, ...body } }: Input<"updateWorkforceCostCenter">,
): Promise<Answer<"updateWorkforceCostCenter">> {
  const named = code === undefined ? {} : { gl_code: code };
  const change = { written: path.cost_center_id, body: { ...body, ...named } };
  const shown = await ctx.transact("change a department", async (tx) => {
    const row = await underNames({ gl_code: "code" }, () => changeCostCenter(ctx, tx, change));
    return await presentRow(tx, ctx, row);
  });
  return { status: 200, body: presentDepartment(shown) };
}
