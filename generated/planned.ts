// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { OperationId } from "./operations.ts";

/** In the contract and not yet kept: these answer 501. */
export const PLANNED_OPERATIONS: readonly OperationId[] = [
  "listCreditReservations",
  "updateAccount",
  "listMembers",
  "createMember",
  "getMember",
  "updateMember",
  "deleteMember",
  "setMyPin",
  "listInvites",
  "getInvite",
  "deleteInvite",
  "listOrganisations",
  "createOrganisation",
  "listOrganisationInvites",
  "acceptOrganisationInvite",
  "declineOrganisationInvite",
  "listApprovals",
  "getApproval",
  "approveApproval",
  "rejectApproval",
  "uploadDealerDocument",
  "createDealerApplication",
  "getDealerApplication",
  "updateDealerApplication",
  "submitDealerApplication",
  "approveTestApproval",
  "rejectTestApproval",
];
