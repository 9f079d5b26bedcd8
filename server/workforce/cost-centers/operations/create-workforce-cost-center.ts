import type { Answer, Input } from "@svc/generated/routes";
import { makeCostCenter, presentRow, readNewCostCenter } from "#directory/cost-centers";
import { once } from "#journal/idempotency";
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
  return await ctx.transact("create a department", (tx) =>
    once(ctx, tx, async () => {
      const row = await underNames({ gl_code: "code" }, () => makeCostCenter(ctx, tx, input));
      return { status: 201 as const, body: presentDepartment(await presentRow(tx, ctx, row)) };
    }),
  );
}
