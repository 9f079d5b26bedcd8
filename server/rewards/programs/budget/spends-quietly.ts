import { isLow, remainingOf } from "../rows/budget.ts";
import type { ProgramRow } from "../rows/tables.ts";

/**
 * Whether a program that spends so much of its budget only counts it: nothing is low or exhausted
 * by it that was not before, and no event follows. Units: minor units of face value.
 */
export function spendsQuietly(program: ProgramRow, amount_minor: bigint): boolean {
  const after = { ...program, spent_minor: program.spent_minor + amount_minor };
  return remainingOf(after) > 0n && isLow(after) === isLow(program);
}
