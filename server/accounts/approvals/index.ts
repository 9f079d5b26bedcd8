/**
 * Approvals: requests of agents that a person decides. A sale or a reward that is over the
 * threshold of an agent key, or goes to a new target, is written here in its place; whoever is
 * asked decides. What was approved is run here, by what the modules that sell and reward hand in.
 *
 * Promises: a request is decided once and carried out at most once; until then nothing is charged.
 * Nothing is carried out but what its mandate permits, which the approval signs.
 */

export { askApproval } from "./ask-approval.ts";
export {
  APPROVALS,
  type ApprovalWorkerDeps,
  approvalWorker,
} from "./carry-out/approval-worker.ts";
export { runApproved } from "./carry-out/run-approved.ts";
export { decideApproval } from "./decide-approval.ts";
export { eraseApprovals } from "./erase-approvals.ts";
export { mandateIn, mandateOf } from "./mandate.ts";
export { presentApproval, presentApprovals } from "./present.ts";
export {
  countRequested,
  findApprovals,
  findRequestedCompletions,
  findRequestsOf,
  readApprovals,
} from "./queries.ts";
export { type NewRequest, requestedNotices } from "./requested-notices.ts";
export { type ApprovalInput, requestedEvent, requestedRows } from "./requested-rows.ts";
export { type ApprovalRow, agentApprovals, approvalDeadlines } from "./tables.ts";
