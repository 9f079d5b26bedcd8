import { type ReservationCause, readCredit } from "#money/credit";
import type { Read, Tx } from "#platform/db/transaction";
import { formatMoney } from "#platform/values/money";
import { changeProgram } from "../lifecycle.ts";
import type { ProgramRow } from "../rows/tables.ts";
import { holdsBudget } from "./holds-budget.ts";
import { type ProgramRefusal, refusalOfBudget } from "./refusal-of-budget.ts";
import { releaseSome, reserveMore } from "./reservation.ts";

/** The program as an earmark leaves it, or why there is none. */
export type EarmarkOutcome =
  | { readonly kind: "earmarked"; readonly program: ProgramRow }
  | { readonly kind: "refused"; readonly refusal: ProgramRefusal };

/**
 * Earmarks a part of a locked program's budget for a reward that waits: in escrow, for a review, or
 * behind a link. A program that pays as it goes reserves the Credit for it. A refusal is returned,
 * with nothing written: `program_budget_exceeded`, `insufficient_credit`.
 *
 * Units: minor units of face value. Writes: programs, credit_reservations, events, the ledger.
 */
export async function earmarkBudget(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  amount_minor: bigint,
): Promise<EarmarkOutcome> {
  const refusal = refusalOfBudget(program, amount_minor);
  if (refusal !== null) return { kind: "refused", refusal };
  const lacking_minor = holdsBudget(program) ? 0n : amount_minor;
  const reserved = await reserveMore(tx, cause, program, lacking_minor);
  if (reserved === null) return { kind: "refused", refusal: withoutCredit(program, amount_minor) };
  const earmarked_minor = program.earmarked_minor + amount_minor;
  const { now: at, request } = cause;
  const after = { before: program, with: { ...reserved, earmarked_minor }, at, request };
  return { kind: "earmarked", program: await changeProgram(tx, after) };
}

/**
 * Gives an earmark back to the budget of a locked program: the reward was voided, expired or
 * rejected. The Credit that was reserved for it alone is available again.
 *
 * Units: minor units of face value. Writes: programs, credit_reservations, events, the ledger.
 */
export async function freeEarmark(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
  amount_minor: bigint,
): Promise<ProgramRow> {
  const earmarked_minor = program.earmarked_minor - amount_minor;
  if (!holdsBudget(program)) await releaseSome(tx, cause, program, amount_minor);
  const { now: at, request } = cause;
  return await changeProgram(tx, { before: program, with: { earmarked_minor }, at, request });
}

/**
 * Why the available Credit would not let an earmark be reserved; null when it would. The caller
 * holds the balances where it counts.
 *
 * Units: minor units of face value.
 */
export async function refusalOfEarmark(
  from: Tx | Read,
  program: ProgramRow,
  amount_minor: bigint,
): Promise<ProgramRefusal | null> {
  if (holdsBudget(program)) return null;
  const credit = await readCredit(from, program.account_id);
  const { available_minor } = credit[program.currency];
  return amount_minor <= available_minor ? null : withoutCredit(program, amount_minor);
}

function withoutCredit({ currency }: ProgramRow, amount_minor: bigint): ProgramRefusal {
  const required = formatMoney(amount_minor);
  const message = `Not enough ${currency} Credit is available to reserve ${required}.`;
  return { code: "insufficient_credit", detail: { message, meta: { currency, required } } };
}
