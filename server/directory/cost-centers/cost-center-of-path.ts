import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { findByPath, lockByPath, type PathObject } from "#platform/path-object";
import { findCostCenters, lockCostCenter } from "./queries.ts";
import { type CostCenterRow, costCenters } from "./tables.ts";

const COST_CENTER: PathObject = { table: costCenters, prefix: "cc", param: "cost_center_id" };

/**
 * The account's cost centre that a path names.
 *
 * Refuses: `resource_missing`.
 */
export async function costCenterOfPath(
  { account, read }: Pick<Ctx, "account" | "read">,
  written: string,
): Promise<CostCenterRow> {
  return await read((tx) => findByPath(tx, COST_CENTER, { account, written }, findCostCenters));
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
  return await lockByPath(tx, COST_CENTER, { account, written }, lockCostCenter);
}
