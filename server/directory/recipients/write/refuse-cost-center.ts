import { findBookable } from "#directory/cost-centers";
import type { Tx } from "#platform/db/transaction";
import { type RecipientFields, refuseCostCenter } from "./read-fields.ts";

/**
 * Refuses: `reference_not_found`, when a recipient is to belong to a cost centre that cannot be
 * booked to; `was` is the one that it belongs to already.
 */
export async function refuseArchived(
  tx: Tx,
  { account_id, was }: { account_id: string; was: string | null },
  { cost_center_id }: Pick<RecipientFields, "cost_center_id">,
): Promise<void> {
  if (cost_center_id === null || cost_center_id === was) return;
  const known = await findBookable(tx, [{ account_id, cost_center_id }]);
  if (!known.has(cost_center_id)) refuseCostCenter();
}
