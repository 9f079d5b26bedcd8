import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { makeCostCenter } from "../make-cost-center.ts";
import { presentRow } from "../present-many.ts";
import { readNewCostCenter } from "../read-fields.ts";

/** Makes a cost centre that sends can be booked to. */
export async function createCostCenter(
  ctx: Ctx,
  { body }: Input<"createCostCenter">,
): Promise<Answer<"createCostCenter">> {
  const input = readNewCostCenter(body);
  return await ctx.transact("create cost center", (tx) =>
    once(ctx, tx, async () => {
      const row = await makeCostCenter(ctx, tx, input);
      return { status: 201 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
}
