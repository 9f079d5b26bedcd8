import type { ReservationCause } from "#money/credit";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { holdsBudget } from "./budget/holds-budget.ts";
import { releaseSome } from "./budget/reservation.ts";
import { changeProgram } from "./lifecycle.ts";
import { remainingOf } from "./rows/budget.ts";
import { type ProgramRow, programWork } from "./rows/tables.ts";

/**
 * Closes a locked program for good. What its reservation holds for no reward that waits is
 * available again; a worker ends its links at once, and what is still held when its grace is over.
 * One that is closed stays as it is. The caller holds the account's clock.
 *
 * Writes: programs, program_work, credit_reservations, events, the ledger.
 * Source: spec/base/lifecycles/program.tsp.
 */
export async function endProgram(
  tx: Tx,
  cause: ReservationCause,
  program: ProgramRow,
): Promise<ProgramRow> {
  if (program.status === "closed") return program;
  if (holdsBudget(program)) await releaseSome(tx, cause, program, remainingOf(program));
  const { account, now: at, request } = cause;
  const closed = await changeProgram(tx, {
    before: program,
    step: { to: "closed", by: "close" },
    with: { closed_at: at },
    at,
    request,
  });
  const { account_id, id: program_id } = program;
  const due_at = await transactionTime(tx);
  await insertMany(tx, programWork, [{ account_id, program_id, mode: account.mode, due_at }]);
  return closed;
}
