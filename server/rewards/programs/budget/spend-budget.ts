import type { ReservationCause } from "#money/credit";
import type { Tx } from "#platform/db/transaction";
import { changeProgram } from "../lifecycle.ts";
import type { ProgramRow } from "../rows/tables.ts";
import { holdsBudget } from "./holds-budget.ts";
import { releaseSome, reserveMore } from "./reservation.ts";

/** A reward for which a send was just made. Units: minor units. */
export interface SpentReward {
  /** What had been earmarked for it; 0 when nothing was. */
  readonly earmarked_minor: bigint;
  /** Face value of the send: the whole reward or less. */
  readonly amount_minor: bigint;
  /** What the send drew. */
  readonly cost_minor: bigint;
}

/** What the send of a reward draws: the program's reservation, or what is available. */
export function drawsOn(
  program: ProgramRow,
  { is_earmarked }: { is_earmarked: boolean },
): "available" | { readonly reservation_id: string } {
  if (!is_earmarked && !holdsBudget(program)) return "available";
  const { id, reservation_id } = program;
  if (reservation_id === null) throw new Error(`Program ${id} has nothing reserved to draw.`);
  return { reservation_id };
}

/**
 * Counts a reward as spent for which a send was made in this transaction, from what `drawsOn` says,
 * by a locked program whose budget suffices. What was reserved and is not drawn is available again:
 * a dealer's discount, and the rest of an earmark that was not given whole.
 *
 * Writes: programs, credit_reservations, events, the ledger.
 * Source: spec/rewards/programs/enums.tsp.
 */
export async function spendBudget(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  { earmarked_minor, amount_minor, cost_minor }: SpentReward,
): Promise<ProgramRow> {
  const is_earmarked = earmarked_minor > 0n;
  const held_minor = holdsBudget(program) ? amount_minor : earmarked_minor;
  const draws_reservation = is_earmarked || holdsBudget(program);
  if (draws_reservation) await releaseSome(tx, cause, program, held_minor - cost_minor);
  return await changeProgram(tx, {
    before: program,
    with: {
      spent_minor: program.spent_minor + amount_minor,
      earmarked_minor: program.earmarked_minor - earmarked_minor,
    },
    at: cause.now,
    request: cause.request,
  });
}

/** Whether the cost of a reward's send that fails returns to the program's reservation. */
export function returnsToReservation(program: ProgramRow): boolean {
  return holdsBudget(program);
}

/**
 * Gives back to the budget of a locked program what rewards took whose sends have failed. Their
 * cost has returned already: to the reservation where `returnsToReservation` says so, else to what
 * is available. The discount that had become available is reserved again; where it was used
 * meanwhile, the budget is smaller by it, so that what remains can be drawn.
 *
 * Units: minor units. Writes: programs, credit_reservations, events, the ledger.
 * Source: docs/decisions/0039-programs.md.
 */
export async function returnSpent(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  { amount_minor, cost_minor }: Pick<SpentReward, "amount_minor" | "cost_minor">,
): Promise<ProgramRow> {
  const { spent_minor, budget_minor } = program;
  const lacking_minor = holdsBudget(program) ? amount_minor - cost_minor : 0n;
  const reserved = await reserveMore(tx, cause, program, lacking_minor);
  return await changeProgram(tx, {
    before: program,
    with: {
      spent_minor: spent_minor - amount_minor,
      budget_minor: reserved === null ? budget_minor - lacking_minor : budget_minor,
    },
    at: cause.now,
    request: cause.request,
  });
}
