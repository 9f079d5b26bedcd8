import { formatMoney } from "#platform/values/money";

/** What is summed of a cost centre. Units: minor units of its currency. */
export interface DepartmentFigures {
  readonly currency: "USD" | "ZWG";
  /** Null for no budget. */
  readonly budget_minor: bigint | null;
  readonly spent_minor: bigint;
}

/** The totals of departments by currency; what is left counts only where there is a budget. */
export function sumDepartments(departments: readonly DepartmentFigures[]) {
  return { USD: sumIn("USD", departments), ZWG: sumIn("ZWG", departments) };
}

function sumIn(currency: string, departments: readonly DepartmentFigures[]) {
  let [budget_minor, spent_minor, remaining_minor] = [0n, 0n, 0n];
  for (const one of departments) {
    if (one.currency !== currency) continue;
    spent_minor += one.spent_minor;
    if (one.budget_minor === null) continue;
    budget_minor += one.budget_minor;
    remaining_minor += one.budget_minor - one.spent_minor;
  }
  return {
    monthly_budget: formatMoney(budget_minor),
    spent_this_month: formatMoney(spent_minor),
    remaining: formatMoney(remaining_minor),
  };
}
