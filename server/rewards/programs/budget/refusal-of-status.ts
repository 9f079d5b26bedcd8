import type { ProgramRow } from "../rows/tables.ts";
import type { ProgramRefusal } from "./refusal-of-budget.ts";

/** Why a program gives nothing as it stands; null of one that is active. Pure. */
export function refusalOfStatus({ status }: Pick<ProgramRow, "status">): ProgramRefusal | null {
  if (status === "active") return null;
  if (status === "closed") return { code: "program_closed", detail: {} };
  const message = `The program is ${status}, so it gives no rewards.`;
  return { code: "program_not_active", detail: { message, meta: { status } } };
}
