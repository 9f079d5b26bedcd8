import type { ProgramRow } from "../rows/tables.ts";

/**
 * Whether a program's reservation holds all that it may still draw. Any other holds what it has
 * earmarked: that of a program that pays as it goes, and that of a closed one.
 */
export function holdsBudget({ funding, status }: Pick<ProgramRow, "funding" | "status">): boolean {
  return funding === "reserve" && status !== "closed";
}
