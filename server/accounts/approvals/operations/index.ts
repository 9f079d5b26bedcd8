export { approveApproval } from "./approve-approval.ts";
export { getApproval } from "./get-approval.ts";
export { listApprovals } from "./list-approvals.ts";
export { rejectApproval } from "./reject-approval.ts";
