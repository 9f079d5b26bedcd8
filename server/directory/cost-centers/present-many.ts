import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { countPeople, findCostCenters } from "./queries.ts";
import { readSpent } from "./read-spent.ts";
import type { CostCenterRow } from "./tables.ts";

type CostCenter = Schemas["CostCenter"];

/** Presents cost centres by uuid, as they are now; what is not the account's is absent. */
export async function presentCostCenters(
  ctx: PresentContext,
  ids: readonly string[],
): Promise<Map<string, object>> {
  return await ctx.read(async (read) => {
    const rows = await findCostCenters(read, ctx.account.id, ids);
    const shown = await presentRows(read, ctx, rows);
    return new Map(rows.map((row, index) => [row.id, shown[index] as CostCenter]));
  });
}

/** Presents one row. */
export async function presentRow(
  read: Read | Tx,
  ctx: Pick<PresentContext, "account" | "now">,
  row: CostCenterRow,
): Promise<CostCenter> {
  const [shown] = await presentRows(read, ctx, [row]);
  if (shown === undefined) throw new Error("One row is one cost centre.");
  return shown;
}

/** Presents rows of the account in their order; the sums of all are read at once. */
export async function presentRows(
  read: Read | Tx,
  { account, now }: Pick<PresentContext, "account" | "now">,
  rows: readonly CostCenterRow[],
): Promise<CostCenter[]> {
  const spent = await readSpent(read, { account_id: account.id, rows, now });
  return await presentSpent(read, { account }, rows, spent);
}

/** The same with sums that were read, in minor units by uuid. */
export async function presentSpent(
  read: Read | Tx,
  { account }: Pick<PresentContext, "account">,
  rows: readonly CostCenterRow[],
  spent: ReadonlyMap<string, bigint>,
): Promise<CostCenter[]> {
  const ids = rows.map(({ id }) => id);
  const people = await countPeople(read, account.id, ids);
  return rows.map((row) => {
    const spent_minor = spent.get(row.id);
    if (spent_minor === undefined) throw new Error(`No sum was read for cost centre ${row.id}.`);
    return {
      id: formatId("cc", row.id),
      object: "cost_center",
      created: unixSeconds(row.created),
      livemode: account.mode === "live",
      name: row.name,
      gl_code: row.gl_code,
      currency: row.currency,
      ...presentBudget(row, spent_minor),
      is_active: row.is_active,
      people_count: people.get(row.id) ?? 0,
      metadata: row.metadata,
    };
  });
}

function presentBudget({ monthly_budget_minor }: CostCenterRow, spent_minor: bigint) {
  const budget = monthly_budget_minor;
  return {
    monthly_budget: budget === null ? null : formatMoney(budget),
    spent_this_month: formatMoney(spent_minor),
    remaining: budget === null ? null : formatMoney(budget - spent_minor),
  };
}
