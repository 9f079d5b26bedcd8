/**
 * Disputes: complaints about sends that have ended, which staff resolve.
 *
 * Promises: a send has one open dispute at a time; a delivered send stays delivered.
 */
export { presentDisputes } from "./present/present.ts";
export { type DisputeDecision, resolveDispute } from "./resolve/resolve-dispute.ts";
export { eraseDisputes } from "./rows/erase-disputes.ts";
export { findDisputes, listOpenDisputes } from "./rows/queries.ts";
export { type DisputeRow, disputeDeadlines, disputes } from "./rows/tables.ts";
export { disputeWorker, RESOLVE_TEST_DISPUTES } from "./work/dispute-worker.ts";
