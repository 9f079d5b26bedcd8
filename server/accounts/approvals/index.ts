/**
 * Approvals: requests of agents that a person decides. A sale that is over the threshold of an
 * agent key, or goes to a new target, is written here in its place; whoever is asked decides, and
 * the module that sells runs what was approved.
 *
 * Promises: a request is decided once and carried out at most once; until then nothing is charged.
 */

export { type AskedApproval, askedEvent, askedNotice, askedRows } from "./asked-rows.ts";
export { decideApproval } from "./decide-approval.ts";
export { endApproval, failApproval } from "./end-approval.ts";
export { eraseApprovals } from "./erase-approvals.ts";
export { expireApproval } from "./expire-approval.ts";
export { presentApproval, presentApprovals } from "./present.ts";
export { findApprovals, lockApproval, readApprovals } from "./queries.ts";
export {
  APPROVAL_QUEUE,
  type ApprovalName,
  type DueApproval,
  postponeApprovals,
} from "./queue.ts";
export { type ApprovalRow, agentApprovals, approvalDeadlines } from "./tables.ts";
