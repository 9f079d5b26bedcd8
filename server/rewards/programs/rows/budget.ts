import type { ProgramRow } from "./tables.ts";

type Budget = Pick<ProgramRow, "budget_minor" | "spent_minor" | "earmarked_minor">;

/** What a program can still give away. Units: minor units. */
export function remainingOf({ budget_minor, spent_minor, earmarked_minor }: Budget): bigint {
  return budget_minor - spent_minor - earmarked_minor;
}

/** Whether at most 20 % of a budget remain. Source: spec/base/events/rewards.tsp. */
export function isLow(budget: Budget): boolean {
  return budget.budget_minor > 0n && remainingOf(budget) * 5n <= budget.budget_minor;
}
