/**
 * Budgets of departments: what allocations, resends and runs would book to them, checked under
 * their locks. A budget is never a limit of single sales, which only count against it.
 */
export { checkBudgets, presentCheck, refuseOverBudget } from "./check-budgets.ts";
