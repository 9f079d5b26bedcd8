/**
 * Disputes: complaints about sends that have ended, which staff resolve.
 *
 * Promises: a send has one open dispute at a time; a delivered send stays delivered.
 */

export { disputeWorker, RESOLVE_TEST_DISPUTES } from "./dispute-worker.ts";
export { presentDisputes } from "./present.ts";
export { type DisputeDecision, resolveDispute } from "./resolve-dispute.ts";
export { eraseDisputes } from "./rows/erase-disputes.ts";
export { findDisputes, listOpenDisputes } from "./rows/queries.ts";
export { type DisputeRow, disputeDeadlines, disputes } from "./rows/tables.ts";
