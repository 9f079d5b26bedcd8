import type { Schemas } from "@svc/generated/routes";
import type { CostCenterRow } from "#directory/cost-centers";
import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { isValid, type JudgedLine } from "#sales/batches";
import { lockForBudget, readBooked } from "./read-booked.ts";

/** What lines do to the budget of one cost centre, in its currency. Units: minor units. */
export interface BudgetCheck {
  readonly row: CostCenterRow;
  readonly spent_minor: bigint;
  readonly after_minor: bigint;
  /** 0 when the budget suffices, or there is none. */
  readonly over_minor: bigint;
}

/** Whose budgets, and at what time. */
interface BudgetOf {
  readonly account_id: string;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/**
 * Checks the budgets of all cost centres that valid lines are booked to, by name. With `wait` they
 * are locked until the transaction ends, so that two allocations do not pass a budget together.
 */
export async function checkBudgets(
  from: Read | Tx,
  { account_id, now }: BudgetOf,
  lines: readonly JudgedLine[],
  lock: "wait" | "none",
): Promise<BudgetCheck[]> {
  const valid = lines.filter(isValid);
  const ids = [...new Set(valid.flatMap(({ order }) => order.cost_center_id ?? []))];
  const rows = await lockForBudget(from, { account_id, ids }, lock);
  if (rows.length === 0) return [];
  const booked = await readBooked(from, { account_id, rows, now });
  return rows.map((row) => {
    const spent_minor = booked.get(row.id);
    if (spent_minor === undefined) throw new Error(`No sum was read for cost centre ${row.id}.`);
    const after_minor = spent_minor + sumFor(row, valid);
    return { row, spent_minor, after_minor, over_minor: overOf(row, after_minor) };
  });
}

function sumFor({ id, currency }: CostCenterRow, lines: readonly JudgedLine[]): bigint {
  return lines
    .filter(({ order, sale }) => order.cost_center_id === id && sale?.currency === currency)
    .reduce((sum, { order }) => sum + order.amount_minor, 0n);
}

function overOf({ monthly_budget_minor: budget_minor }: CostCenterRow, after_minor: bigint) {
  return budget_minor === null || after_minor <= budget_minor ? 0n : after_minor - budget_minor;
}

/** Refuses: `budget_over_cost_center`, with the first budget that would be exceeded. */
export function refuseOverBudget(checks: readonly BudgetCheck[]): void {
  const over = checks.find(({ over_minor }) => over_minor > 0n);
  if (over === undefined) return;
  const { id, name, currency } = over.row;
  const by = `${formatMoney(over.over_minor)} ${currency}`;
  refuse("budget_over_cost_center", {
    message: `The monthly budget of ${name} would be exceeded by ${by}.`,
    resource: formatId("cc", id),
    meta: { ...presentCheck(over) },
  });
}

export function presentCheck(check: BudgetCheck): Schemas["WorkforceBudgetCheck"] {
  const { id, currency, monthly_budget_minor: budget_minor } = check.row;
  return {
    id: formatId("cc", id),
    currency,
    budget: budget_minor === null ? null : formatMoney(budget_minor),
    spent: formatMoney(check.spent_minor),
    after: formatMoney(check.after_minor),
    over_by: formatMoney(check.over_minor),
  };
}
