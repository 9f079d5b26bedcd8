/**
 * Reconciliation: what a supplier says that it was paid, compared with our hand-overs and the
 * ledger, day by day.
 *
 * Promises: it moves nothing; a list with a hole is compared with nothing; a break stays a row
 * until it is not found any more.
 */
export { type BreakRow, explainBreak, listOpenBreaks, readBreaks } from "./breaks.ts";
export { reconciliation } from "./chore.ts";
export { reconcileDay } from "./reconcile-day.ts";
