import type { Input } from "@svc/generated/routes";
import { and, eq } from "drizzle-orm";
import { CURRENCIES, lockBalances } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { lockCostCenterOfPath } from "./cost-center-of-path.ts";
import { isBookedTo, lockCostCenters } from "./queries.ts";
import { type CostCenterFields, readCostCenterChanges } from "./read-fields.ts";
import { refuseNamesakes } from "./refuse-namesakes.ts";
import { type CostCenterRow, costCenters } from "./tables.ts";

/**
 * Changes the cost centre that a path names, archives it or brings it back.
 *
 * Refuses: `resource_missing`, `invalid_amount`, `invalid_metadata`, `duplicate_resource`,
 * `resource_in_use`. Writes: cost_centers.
 */
export async function changeCostCenter(
  ctx: Pick<Ctx, "account">,
  tx: Tx,
  { written, body }: { written: string; body: Input<"updateCostCenter">["body"] },
): Promise<CostCenterRow> {
  // The list is locked before the object: its name and code are compared with those of others.
  await lockCostCenters(tx, ctx.account.id);
  const row = await lockCostCenterOfPath(tx, ctx, written);
  const input = readCostCenterChanges(row, body);
  await refuseNamesakes(tx, row, input);
  await awaitSales(tx, row, input);
  return await writeChanges(tx, row, input);
}

/**
 * A sale reads what it is booked to once it holds its balance. With the balances held, those that
 * were judged by the cost centre as it was have ended, and the next ones find it as it will be.
 *
 * Refuses: `resource_in_use`.
 */
async function awaitSales(tx: Tx, row: CostCenterRow, input: CostCenterFields): Promise<void> {
  const is_other_currency = input.currency !== row.currency;
  if (!is_other_currency && input.is_active === row.is_active) return;
  const { account_id, id } = row;
  const balances = CURRENCIES.map((currency) => ({ account_id, currency }));
  await lockBalances(tx, balances, "wait");
  if (!is_other_currency || !(await isBookedTo(tx, account_id, id))) return;
  refuse("resource_in_use", {
    param: "currency",
    message: "`currency` cannot change: sends are booked to this cost centre.",
    resource: formatId("cc", id),
  });
}

async function writeChanges(
  { db }: Tx,
  { account_id, id }: CostCenterRow,
  input: CostCenterFields,
): Promise<CostCenterRow> {
  const [row] = await db
    .update(costCenters)
    .set(input)
    .where(and(eq(costCenters.account_id, account_id), eq(costCenters.id, id)))
    .returning();
  if (row === undefined) throw new Error(`Cost centre ${id} is locked and gone.`);
  return row;
}
