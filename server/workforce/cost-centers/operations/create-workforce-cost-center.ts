import type { Answer, Input } from "@svc/generated/routes";
import { makeCostCenter, presentRow, readNewCostCenter } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import { underNames } from "#platform/refusal";
import { presentDepartment } from "../present-department.ts";

/** Source: spec/workforce/cost-centers/models.tsp. */
const CURRENCY_DEFAULT = "USD";

/** Makes a department, which is a cost centre. */
export async function createWorkforceCostCenter(
  ctx: Ctx,
  { body: { code, currency = CURRENCY_DEFAULT, ...body } }: Input<"createWorkforceCostCenter">,
): Promise<Answer<"createWorkforceCostCenter">> {
  const named = code === undefined ? {} : { gl_code: code };
  const input = readNewCostCenter({ ...body, ...named, currency });
  const shown = await ctx.transact("create a department", async (tx) => {
    const row = await underNames({ gl_code: "code" }, () => makeCostCenter(ctx, tx, input));
    return await presentRow(tx, ctx, row);
  });
  return { status: 201, body: presentDepartment(shown) };
}
