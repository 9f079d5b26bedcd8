import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { refuseMissing } from "#platform/missing";
import { refuse } from "#platform/refusal";
import { findCostCenters, lockCostCenter } from "./queries.ts";
import { type CostCenterRow, costCenters } from "./tables.ts";

const PARAM = "cost_center_id";

/**
 * The account's cost centre that a path names.
 *
 * Refuses: `resource_missing`, with a hint when the organisation has it in its other mode.
 */
export async function costCenterOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<CostCenterRow> {
  const id = idOf(written);
  return await read(async (tx) => {
    const [row] = await findCostCenters(tx, account.id, [id]);
    return row ?? (await refuseMissing(tx, { account, table: costCenters, id, param: PARAM }));
  });
}

/**
 * The same, locked until the transaction ends.
 *
 * Refuses: `resource_missing`.
 */
export async function lockCostCenterOfPath(
  tx: Tx,
  { account }: Pick<Ctx, "account">,
  written: string,
): Promise<CostCenterRow> {
  const id = idOf(written);
  const row = await lockCostCenter(tx, account.id, id);
  return row ?? (await refuseMissing(tx, { account, table: costCenters, id, param: PARAM }));
}

function idOf(written: string): string {
  return parseId("cc", written) ?? refuse("resource_missing", { param: PARAM });
}
