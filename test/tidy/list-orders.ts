/** The order of each list as columns of its table; null for a list that is one short page. */
export const ORDERS: Readonly<
  Record<string, readonly [table: string, ...columns: string[]] | null>
> = {
  listActivity: ["events", "account_id", "id"],
  listApprovals: ["agent_approvals", "account_id", "id"],
  listAuditEvents: ["audit_entries", "account_id", "id"],
  listScheduleOccurrences: null,
  listSchedules: ["schedules", "account_id", "id"],
  listBatches: ["batches", "account_id", "id"],
  listBatchItems: ["batch_items", "account_id", "batch_id", "id"],
  listBlocklist: ["blocked_targets", "account_id", "id"],
  listCostCenters: ["cost_centers", "account_id", "id"],
  listCreditReservations: ["credit_reservations", "account_id", "id"],
  listCreditTransactions: ["ledger_postings", "account_id", "id"],
  listErrorCodes: null,
  listEvents: ["events", "account_id", "commit_position", "id"],
  // A household is shown whole, at most a hundred.
  listFamily: null,
  listGroupMembers: ["recipients", "account_id", "id"],
  listGroups: ["groups", "account_id", "id"],
  listKeys: ["api_keys", "account_id", "id"],
  listNetworks: null,
  listProductBundles: null,
  listPowerObservations: null,
  listProducts: null,
  // The rules of a program are shown whole, at most 500.
  listProgramRules: null,
  listPrograms: ["programs", "account_id", "id"],
  listRecipients: ["recipients", "account_id", "id"],
  listReferrals: ["referrals", "account_id", "id"],
  listReviews: ["reviews", "account_id", "id"],
  listRewards: ["rewards", "account_id", "id"],
  listRequests: ["request_logs", "account_id", "id"],
  listSendAttempts: ["send_attempts", "account_id", "send_id", "sequence"],
  listSends: ["sends", "account_id", "id"],
  listWebhookDeliveries: ["webhook_deliveries", "account_id", "id"],
  listWebhookEndpoints: ["webhook_endpoints", "account_id", "id"],
  listWorkforceBatches: ["batches", "account_id", "id"],
  // Shown whole, in the order of names, at most a thousand.
  listWorkforceCostCenters: null,
  listWorkforceRecipients: ["recipients", "account_id", "name", "id"],
  listWorkforceSchedules: ["schedules", "account_id", "id"],
};
