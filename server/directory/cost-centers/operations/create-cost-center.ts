import type { Answer, Input } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { presentRow } from "../present-many.ts";
import { lockCostCenters } from "../queries.ts";
import { type CostCenterFields, readNewCostCenter } from "../read-fields.ts";
import { refuseNamesakes } from "../refuse-namesakes.ts";
import { type CostCenterRow, costCenters } from "../tables.ts";

/** Makes a cost centre that sends can be booked to. */
export async function createCostCenter(
  ctx: Ctx,
  { body }: Input<"createCostCenter">,
): Promise<Answer<"createCostCenter">> {
  const input = readNewCostCenter(body);
  const account_id = ctx.account.id;
  return await ctx.transact("create cost center", (tx) =>
    once(ctx, tx, async () => {
      await lockCostCenters(tx, account_id);
      await refuseNamesakes(tx, { account_id, id: null }, input);
      const row = await writeCostCenter(ctx, tx, input);
      return { status: 201 as const, body: await presentRow(tx, ctx, row) };
    }),
  );
}

async function writeCostCenter(
  { account, now }: Ctx,
  { db }: Tx,
  input: CostCenterFields,
): Promise<CostCenterRow> {
  const [row] = await db
    .insert(costCenters)
    .values({ ...input, account_id: account.id, id: mintId(now), created: now })
    .returning();
  if (row === undefined) throw new Error("An insert of one row returned none.");
  return row;
}
