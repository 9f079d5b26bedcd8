export { getApproval } from "./get-approval.ts";
export { listApprovals } from "./list-approvals.ts";
