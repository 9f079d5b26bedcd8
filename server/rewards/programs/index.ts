/**
 * Programs: budgets and terms of rewards. The row of a program is the lock of everything that is
 * counted for it: whoever makes or ends a reward holds it (`lockProgram`), judges what people have
 * received in a following statement, and moves the budget with the verbs here.
 *
 * Promises: a budget is what is spent, earmarked and remaining; a reservation holds what may still
 * be drawn; nothing is given by a program that is not active.
 */
export { causeOf } from "./budget/cause-of.ts";
export {
  type EarmarkOutcome,
  earmarkBudget,
  freeEarmark,
  refusalOfEarmark,
} from "./budget/earmark-budget.ts";
export { type ProgramRefusal, refusalOfBudget } from "./budget/refusal-of-budget.ts";
export { refusalOfStatus } from "./budget/refusal-of-status.ts";
export {
  drawsOn,
  returnSpent,
  returnsToReservation,
  type SpentReward,
  spendBudget,
} from "./budget/spend-budget.ts";
export { quietSpendOf, spendsQuietly } from "./budget/spends-quietly.ts";
export { graceEnds } from "./grace-ends.ts";
export { metresBetween, type Position } from "./place/distance.ts";
export { type ReportedPosition, refusalOfPlace } from "./place/refusal-of-place.ts";
export { presentPrograms } from "./present-many.ts";
export { CLOSE_PROGRAMS, programWorker } from "./program-worker.ts";
export { readLimits } from "./read/read-policies.ts";
export { readAmount, readSeconds } from "./read/read-values.ts";
export { remainingOf } from "./rows/budget.ts";
export { lockProgramOfPath, programOfPath } from "./rows/program-of-path.ts";
export { programOfQuery } from "./rows/program-of-query.ts";
export { findPrograms, lockProgram, lockPrograms } from "./rows/queries.ts";
export { type ProgramRow, programs, programWork } from "./rows/tables.ts";
export { findSigners, type ProgramSigner, signingSecrets } from "./secrets/find-signer.ts";
export { sealedProgramSecrets } from "./secrets/sealed-secrets.ts";
