import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { lockCostCenters } from "./queries.ts";
import type { CostCenterFields } from "./read-fields.ts";
import { refuseNamesakes } from "./refuse-namesakes.ts";
import { type CostCenterRow, costCenters } from "./tables.ts";

/**
 * Makes a cost centre that sends can be booked to.
 *
 * Refuses: `duplicate_resource`. Writes: cost_centers.
 */
export async function makeCostCenter(
  { account, now }: Pick<Ctx, "account" | "now">,
  tx: Tx,
  input: CostCenterFields,
): Promise<CostCenterRow> {
  const account_id = account.id;
  await lockCostCenters(tx, account_id);
  await refuseNamesakes(tx, { account_id, id: null }, input);
  const [row] = await tx.db
    .insert(costCenters)
    .values({ ...input, account_id, id: mintId(now), created: now })
    .returning();
  if (row === undefined) throw new Error("An insert of one row returned none.");
  return row;
}
