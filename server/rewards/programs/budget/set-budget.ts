import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { formatMoney } from "#platform/values/money";
import { changeProgram, type ProgramChange } from "../lifecycle.ts";
import type { ProgramRow } from "../rows/tables.ts";
import { holdsBudget } from "./holds-budget.ts";
import { releaseSome, reserveMore } from "./reservation.ts";

/**
 * Changes the budget of a locked program that is open, and with it what is reserved for it.
 *
 * Units: minor units. Refuses: `program_budget_exceeded`, `reservation_insufficient`.
 * Writes: programs, credit_reservations, events, the ledger.
 */
export async function setBudget(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  { budget_minor, ...terms }: NonNullable<ProgramChange["with"]> & { budget_minor: bigint },
): Promise<ProgramRow> {
  const bound_minor = program.spent_minor + program.earmarked_minor;
  if (budget_minor < bound_minor) {
    refuse("program_budget_exceeded", {
      message: `${formatMoney(bound_minor)} of the budget is spent or earmarked.`,
      meta: { required: formatMoney(bound_minor), remaining: formatMoney(budget_minor) },
    });
  }
  const reserved = await moveReservation(tx, cause, program, budget_minor);
  return await changeProgram(tx, {
    before: program,
    with: { ...terms, ...reserved, budget_minor },
    at: cause.now,
    request: cause.request,
  });
}

/** Refuses: `reservation_insufficient`. */
async function moveReservation(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  budget_minor: bigint,
): Promise<Pick<ProgramRow, "reservation_id">> {
  const { currency, reservation_id } = program;
  if (!holdsBudget(program)) return { reservation_id };
  const more_minor = budget_minor - program.budget_minor;
  if (more_minor <= 0n) {
    await releaseSome(tx, cause, program, -more_minor);
    return { reservation_id };
  }
  const message = `Not enough ${currency} Credit is available to reserve the program's budget.`;
  const reserved = await reserveMore(tx, cause, program, more_minor);
  return reserved ?? refuse("reservation_insufficient", { message });
}
