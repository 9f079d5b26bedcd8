/** Where the contract names objects of an account by id, and how a stranger's is refused. */
import type { ErrorCode } from "@svc/generated/errors";

export type Kind =
  | "recipient"
  | "group"
  | "batch"
  | "batch_item"
  | "blocked_target"
  | "approval"
  | "cost_center"
  | "reservation"
  | "reserved_for"
  | "replay"
  | "send"
  | "key"
  | "event"
  | "transaction"
  | "request"
  | "audit_event"
  | "quote"
  | "endpoint"
  | "delivery";

/** Well-formed ids that were never used. */
export const UNKNOWN: Record<Kind, string> = {
  recipient: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
  group: "grp_0031JkpZPPPP6UeP3C4DSA7L",
  batch: "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
  batch_item: "bit_0031JkHDoKzMe0Ga1IqCj5Lp",
  blocked_target: "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
  approval: "apr_0031JkKGrNcPh3Jd4LtFm8Os",
  cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
  send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
  key: "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
  event: "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
  transaction: "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
  request: "req_0031JkBXiEtGy4Au5CkWd9Fj",
  audit_event: "aud_0031JkNJuQfSk6Mg7OwIp1Rv",
  quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
  endpoint: "we_0031JkDnI8lFPPwtV5ASPZHu",
  delivery: "whd_0031Jk8qRtZHjQMhuOzE95B9",
  reservation: "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
  reserved_for: "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
  replay: "whr_0031JkEgE0VrbBGI09QYNdaK",
};

/** Every place that names an object of a kind that this server keeps, and how it is refused. */
export const CASES: Record<string, readonly [Kind, ErrorCode]> = {
  "getRecipient path recipient_id": ["recipient", "resource_missing"],
  "updateRecipient path recipient_id": ["recipient", "resource_missing"],
  "deleteRecipient path recipient_id": ["recipient", "resource_missing"],
  "restoreRecipient path recipient_id": ["recipient", "resource_missing"],
  "listRecipients query starting_after": ["recipient", "invalid_cursor"],
  "listRecipients query ending_before": ["recipient", "invalid_cursor"],
  "listRecipients query cost_center": ["cost_center", "reference_not_found"],
  "listRecipients query group": ["group", "reference_not_found"],
  "createRecipient body cost_center": ["cost_center", "reference_not_found"],
  "createRecipient body groups": ["group", "reference_not_found"],
  "updateRecipient body cost_center": ["cost_center", "reference_not_found"],
  "updateRecipient body groups": ["group", "reference_not_found"],
  "getGroup path group_id": ["group", "resource_missing"],
  "updateGroup path group_id": ["group", "resource_missing"],
  "deleteGroup path group_id": ["group", "resource_missing"],
  "listGroupMembers path group_id": ["group", "resource_missing"],
  "listGroupMembers query starting_after": ["recipient", "invalid_cursor"],
  "listGroupMembers query ending_before": ["recipient", "invalid_cursor"],
  "updateGroupMembers path group_id": ["group", "resource_missing"],
  "updateGroupMembers body add": ["recipient", "reference_not_found"],
  "updateGroupMembers body remove": ["recipient", "reference_not_found"],
  "listGroups query starting_after": ["group", "invalid_cursor"],
  "listGroups query ending_before": ["group", "invalid_cursor"],
  "createSend body recipient": ["recipient", "reference_not_found"],
  "listSends query recipient": ["recipient", "reference_not_found"],
  "getBatch path batch_id": ["batch", "resource_missing"],
  "approveBatch path batch_id": ["batch", "resource_missing"],
  "cancelBatch path batch_id": ["batch", "resource_missing"],
  "retryFailedBatchItems path batch_id": ["batch", "resource_missing"],
  "getBatchResults path batch_id": ["batch", "resource_missing"],
  "listBatchItems path batch_id": ["batch", "resource_missing"],
  "listBatchItems query starting_after": ["batch_item", "invalid_cursor"],
  "listBatchItems query ending_before": ["batch_item", "invalid_cursor"],
  "listBatches query starting_after": ["batch", "invalid_cursor"],
  "listBatches query ending_before": ["batch", "invalid_cursor"],
  "createBatch body cost_center": ["cost_center", "reference_not_found"],
  "previewBatch body cost_center": ["cost_center", "reference_not_found"],
  "getBlockedTarget path entry_id": ["blocked_target", "resource_missing"],
  "deleteBlockedTarget path entry_id": ["blocked_target", "resource_missing"],
  "listBlocklist query starting_after": ["blocked_target", "invalid_cursor"],
  "listBlocklist query ending_before": ["blocked_target", "invalid_cursor"],
  "getApproval path approval_id": ["approval", "resource_missing"],
  "approveTestApproval path approval_id": ["approval", "resource_missing"],
  "rejectTestApproval path approval_id": ["approval", "resource_missing"],
  "listApprovals query starting_after": ["approval", "invalid_cursor"],
  "listApprovals query ending_before": ["approval", "invalid_cursor"],
  "listApprovals query api_key": ["key", "reference_not_found"],
  "getCostCenter path cost_center_id": ["cost_center", "resource_missing"],
  "updateCostCenter path cost_center_id": ["cost_center", "resource_missing"],
  "listCostCenters query starting_after": ["cost_center", "invalid_cursor"],
  "listCostCenters query ending_before": ["cost_center", "invalid_cursor"],
  "listSends query batch": ["batch", "reference_not_found"],
  "listSends query cost_center": ["cost_center", "reference_not_found"],
  "createSend body cost_center": ["cost_center", "reference_not_found"],
  "getSend path send_id": ["send", "resource_missing"],
  "getSendReceipt path send_id": ["send", "resource_missing"],
  "cancelSend path send_id": ["send", "resource_missing"],
  "listSendAttempts path send_id": ["send", "resource_missing"],
  "advanceTestSend path send_id": ["send", "resource_missing"],
  "getKey path key_id": ["key", "resource_missing"],
  "deleteKey path key_id": ["key", "resource_missing"],
  "updateKey path key_id": ["key", "resource_missing"],
  "rollKey path key_id": ["key", "resource_missing"],
  "getRequest path request_id": ["request", "resource_missing"],
  "listRequests query api_key": ["key", "reference_not_found"],
  "listRequests query starting_after": ["request", "invalid_cursor"],
  "listRequests query ending_before": ["request", "invalid_cursor"],
  "listAuditEvents query object": ["send", "reference_not_found"],
  "listAuditEvents query starting_after": ["audit_event", "invalid_cursor"],
  "listAuditEvents query ending_before": ["audit_event", "invalid_cursor"],
  "listActivity query starting_after": ["audit_event", "invalid_cursor"],
  "changeSendMeter path send_id": ["send", "resource_missing"],
  "resendSendToken path send_id": ["send", "resource_missing"],
  "retrySend path send_id": ["send", "resource_missing"],
  "getQuote path quote_id": ["quote", "resource_missing"],
  "getEvent path event_id": ["event", "resource_missing"],
  "listKeys query starting_after": ["key", "invalid_cursor"],
  "listKeys query ending_before": ["key", "invalid_cursor"],
  "listSends query api_key": ["key", "reference_not_found"],
  "listSends query starting_after": ["send", "invalid_cursor"],
  "listSends query ending_before": ["send", "invalid_cursor"],
  "getCreditTransaction path transaction_id": ["transaction", "resource_missing"],
  "getCreditReservation path reservation_id": ["reservation", "resource_missing"],
  "listCreditReservations query source": ["reserved_for", "reference_not_found"],
  "listCreditReservations query starting_after": ["reservation", "invalid_cursor"],
  "listCreditReservations query ending_before": ["reservation", "invalid_cursor"],
  "listCreditTransactions query source": ["send", "reference_not_found"],
  "listCreditTransactions query starting_after": ["transaction", "invalid_cursor"],
  "listCreditTransactions query ending_before": ["transaction", "invalid_cursor"],
  "listEvents query object": ["send", "reference_not_found"],
  "listWebhookEndpoints query starting_after": ["endpoint", "invalid_cursor"],
  "listWebhookEndpoints query ending_before": ["endpoint", "invalid_cursor"],
  "getWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "updateWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "deleteWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "testWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "rollWebhookEndpointSecret path endpoint_id": ["endpoint", "resource_missing"],
  "replayWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "getWebhookReplay path endpoint_id": ["endpoint", "resource_missing"],
  "getWebhookReplay path replay_id": ["replay", "resource_missing"],
  "listWebhookDeliveries query starting_after": ["delivery", "invalid_cursor"],
  "listWebhookDeliveries query ending_before": ["delivery", "invalid_cursor"],
  "listWebhookDeliveries query endpoint": ["endpoint", "reference_not_found"],
  "listWebhookDeliveries query event": ["event", "reference_not_found"],
  "getWebhookDelivery path delivery_id": ["delivery", "resource_missing"],
  "redeliverWebhookDelivery path delivery_id": ["delivery", "resource_missing"],
  "listEvents query starting_after": ["event", "invalid_cursor"],
  "listEvents query ending_before": ["event", "invalid_cursor"],
  "listWorkforceRecipients query cost_center": ["cost_center", "reference_not_found"],
  "createWorkforceRecipient body cost_center_id": ["cost_center", "reference_not_found"],
  "updateWorkforceRecipient path recipient_id": ["recipient", "resource_missing"],
  "updateWorkforceRecipient body cost_center_id": ["cost_center", "reference_not_found"],
  "updateWorkforceCostCenter path cost_center_id": ["cost_center", "resource_missing"],
  "getWorkforceCostCenterPeople path cost_center_id": ["cost_center", "resource_missing"],
  "changeWorkforceCostCenterPeople path cost_center_id": ["cost_center", "resource_missing"],
  "changeWorkforceCostCenterPeople body add": ["recipient", "reference_not_found"],
  "changeWorkforceCostCenterPeople body remove": ["recipient", "reference_not_found"],
  "getWorkforceCostCenterSpend path cost_center_id": ["cost_center", "resource_missing"],
};

/** Objects of planned resources: no account has one, so none is found. */
export const OF_KINDS_TO_COME: Record<string, readonly [string, ErrorCode]> = {
  "listSends query program": ["prg_0031JkEAlHwJb7Dx8FnZg2Im", "reference_not_found"],
  "createSend body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createQuote body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createSend body program": ["prg_0031JkEAlHwJb7Dx8FnZg2Im", "not_implemented"],
  // The right call sells airtime, which carries no quote; power's own tests try a stranger's.
  "createSend body quote": ["quo_0031JkCYjFuHz5Bv6DlXe0Gk", "conflicting_parameters"],
};
