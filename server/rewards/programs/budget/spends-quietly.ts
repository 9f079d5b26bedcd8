import assert from "node:assert/strict";
import type { Write } from "#platform/db/multi-table-write";
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

const SPEND = [
  "update programs set spent_minor = spent_minor + ",
  "::bigint where account_id = ",
  "::uuid and id = ",
  "::uuid",
] as const;

/**
 * Counts rewards as spent that a locked program spends quietly, and whose sends draw all that they
 * are worth: as `spendBudget`, in the statement that writes them. Units: minor units of face value.
 *
 * Writes: programs.
 */
export function quietSpendOf(program: ProgramRow, amount_minor: bigint): Write {
  assert(spendsQuietly(program, amount_minor), `Program ${program.id} has events to tell.`);
  return { parts: SPEND, values: [`${amount_minor}`, program.account_id, program.id], rows: 1 };
}
