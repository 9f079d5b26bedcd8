import type { ErrorCode } from "@svc/generated/errors";
import type { RefusalDetail } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { remainingOf } from "../rows/budget.ts";
import type { ProgramRow } from "../rows/tables.ts";

/** Why a program gives nothing, as a refusal that its caller throws or keeps. */
export interface ProgramRefusal {
  readonly code: ErrorCode;
  readonly detail: RefusalDetail;
}

/** Why a locked program cannot give an amount; null when its budget suffices. Pure. */
export function refusalOfBudget(program: ProgramRow, amount_minor: bigint): ProgramRefusal | null {
  const remaining_minor = remainingOf(program);
  if (amount_minor <= remaining_minor) return null;
  const [required, remaining] = [formatMoney(amount_minor), formatMoney(remaining_minor)];
  const message = `${remaining} of the program's budget remains, and ${required} is needed.`;
  return { code: "program_budget_exceeded", detail: { message, meta: { required, remaining } } };
}
