// Made from the contract by "npm run sdks"; never edit this file.
import { named } from "../runtime/operation.ts";

/** What the runtime knows of each method. */
export const OPERATIONS = named({
  "account.get": {
    verb: "GET",
    path: "/account",
    result: "Account",
  },

  "account.list_activity": {
    verb: "GET",
    path: "/activity",
    shape: "list",
    result: "AccountActivity",
    query: ["limit", "starting_after", "created"],
    cursor: "forward",
  },

  "account.update": {
    verb: "PATCH",
    path: "/account",
    result: "Account",
    body: true,
  },

  "activities.create": {
    verb: "POST",
    path: "/activities",
    result: "Activity",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "activities.get": {
    verb: "GET",
    path: "/activities/{activity_id}",
    result: "Activity",
    identified_by: "activity_id",
  },

  "activities.list": {
    verb: "GET",
    path: "/activities",
    shape: "list",
    result: "Activity",
    query: ["limit", "starting_after", "ending_before", "created", "name", "recipient", "metadata"],
    cursor: "both",
  },

  "approvals.get": {
    verb: "GET",
    path: "/approvals/{approval_id}",
    result: "AgentApproval",
    identified_by: "approval_id",
  },

  "approvals.list": {
    verb: "GET",
    path: "/approvals",
    shape: "list",
    result: "AgentApproval",
    query: ["limit", "starting_after", "ending_before", "created", "status", "action", "api_key"],
    cursor: "both",
  },

  "audit_log.list": {
    verb: "GET",
    path: "/audit-log",
    shape: "list",
    result: "AuditEvent",
    query: ["limit", "starting_after", "ending_before", "created", "action", "object"],
    cursor: "both",
  },

  "batches.approve": {
    verb: "POST",
    path: "/batches/{batch_id}/approve",
    result: "Batch",
    identified_by: "batch_id",
    retry: "keyed",
    sends_key: true,
  },

  "batches.cancel": {
    verb: "POST",
    path: "/batches/{batch_id}/cancel",
    result: "Batch",
    identified_by: "batch_id",
    retry: "keyed",
    sends_key: true,
  },

  "batches.create": {
    verb: "POST",
    path: "/batches",
    result: "Batch",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "batches.get": {
    verb: "GET",
    path: "/batches/{batch_id}",
    result: "Batch",
    identified_by: "batch_id",
  },

  "batches.get_results": {
    verb: "GET",
    path: "/batches/{batch_id}/results.csv",
    shape: "file",
    accept: "text/csv",
  },

  "batches.list": {
    verb: "GET",
    path: "/batches",
    shape: "list",
    result: "Batch",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    cursor: "both",
  },

  "batches.list_items": {
    verb: "GET",
    path: "/batches/{batch_id}/items",
    shape: "list",
    result: "BatchItem",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "batches.preview": {
    verb: "POST",
    path: "/batches/preview",
    result: "BatchPreview",
    body: true,
  },

  "batches.retry_failed": {
    verb: "POST",
    path: "/batches/{batch_id}/retry-failed",
    result: "Batch",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "blocklist.create": {
    verb: "POST",
    path: "/blocklist",
    result: "BlockedTarget",
    body: true,
    retry: "once",
  },

  "blocklist.delete": {
    verb: "DELETE",
    path: "/blocklist/{entry_id}",
    result: "BlockedTarget",
    identified_by: "entry_id",
  },

  "blocklist.get": {
    verb: "GET",
    path: "/blocklist/{entry_id}",
    result: "BlockedTarget",
    identified_by: "entry_id",
  },

  "blocklist.list": {
    verb: "GET",
    path: "/blocklist",
    shape: "list",
    result: "BlockedTarget",
    query: ["limit", "starting_after", "ending_before", "created", "target"],
    cursor: "both",
  },

  "checkins.create": {
    verb: "POST",
    path: "/checkins",
    result: "Checkin",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "checkins.list": {
    verb: "GET",
    path: "/checkins",
    shape: "list",
    result: "Checkin",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "link"],
    cursor: "both",
  },

  "checkout_sessions.change_meter": {
    verb: "POST",
    path: "/checkout-sessions/{session_id}/meter",
    result: "CheckoutSession",
    identified_by: "session_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "checkout_sessions.create": {
    verb: "POST",
    path: "/checkout-sessions",
    result: "CheckoutSession",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "checkout_sessions.expire": {
    verb: "POST",
    path: "/checkout-sessions/{session_id}/expire",
    result: "CheckoutSession",
    identified_by: "session_id",
  },

  "checkout_sessions.get": {
    verb: "GET",
    path: "/checkout-sessions/{session_id}",
    result: "CheckoutSession",
    identified_by: "session_id",
    query: ["expand[]"],
  },

  "checkout_sessions.list": {
    verb: "GET",
    path: "/checkout-sessions",
    shape: "list",
    result: "CheckoutSession",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "client_reference",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "claims.create": {
    verb: "POST",
    path: "/claims/{token}",
    result: "RewardLinkClaim",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "claims.get": {
    verb: "GET",
    path: "/claims/{token}",
    result: "RewardLinkClaim",
  },

  "claims.send_code": {
    verb: "POST",
    path: "/claims/{token}/code",
    result: "ClaimCode",
    body: true,
    retry: "once",
  },

  "cost_centers.create": {
    verb: "POST",
    path: "/cost-centers",
    result: "CostCenter",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "cost_centers.get": {
    verb: "GET",
    path: "/cost-centers/{cost_center_id}",
    result: "CostCenter",
    identified_by: "cost_center_id",
  },

  "cost_centers.list": {
    verb: "GET",
    path: "/cost-centers",
    shape: "list",
    result: "CostCenter",
    query: ["limit", "starting_after", "ending_before", "created", "is_active"],
    cursor: "both",
  },

  "cost_centers.update": {
    verb: "PATCH",
    path: "/cost-centers/{cost_center_id}",
    result: "CostCenter",
    identified_by: "cost_center_id",
    body: true,
  },

  "credit.get": {
    verb: "GET",
    path: "/credit",
    result: "Credit",
  },

  "credit.get_alerts": {
    verb: "GET",
    path: "/credit/alerts",
    result: "CreditAlerts",
  },

  "credit.get_reservation": {
    verb: "GET",
    path: "/credit/reservations/{reservation_id}",
    result: "CreditReservation",
    identified_by: "reservation_id",
  },

  "credit.get_transaction": {
    verb: "GET",
    path: "/credit/transactions/{transaction_id}",
    result: "CreditTransaction",
    identified_by: "transaction_id",
  },

  "credit.list_reservations": {
    verb: "GET",
    path: "/credit/reservations",
    shape: "list",
    result: "CreditReservation",
    query: ["limit", "starting_after", "ending_before", "created", "status", "currency", "source"],
    cursor: "both",
  },

  "credit.list_transactions": {
    verb: "GET",
    path: "/credit/transactions",
    shape: "list",
    result: "CreditTransaction",
    query: ["limit", "starting_after", "ending_before", "created", "currency", "type", "source"],
    cursor: "both",
  },

  "credit.update_alerts": {
    verb: "PUT",
    path: "/credit/alerts",
    result: "CreditAlerts",
    body: true,
  },

  "dealer.create_application": {
    verb: "POST",
    path: "/dealer/application",
    result: "DealerApplication",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "dealer.get_application": {
    verb: "GET",
    path: "/dealer/application",
    result: "DealerApplication",
  },

  "dealer.submit_application": {
    verb: "POST",
    path: "/dealer/application/submit",
    result: "DealerApplication",
    retry: "once",
  },

  "dealer.update_application": {
    verb: "PATCH",
    path: "/dealer/application",
    result: "DealerApplication",
    body: true,
  },

  "disputes.create": {
    verb: "POST",
    path: "/disputes",
    result: "Dispute",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "disputes.get": {
    verb: "GET",
    path: "/disputes/{dispute_id}",
    result: "Dispute",
    identified_by: "dispute_id",
    query: ["expand[]"],
  },

  "disputes.list": {
    verb: "GET",
    path: "/disputes",
    shape: "list",
    result: "Dispute",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "send",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "documents.get": {
    verb: "GET",
    path: "/documents/{document_id}",
    result: "Document",
    identified_by: "document_id",
  },

  "documents.list": {
    verb: "GET",
    path: "/documents",
    shape: "list",
    result: "Document",
    query: ["limit", "starting_after", "ending_before", "created", "purpose", "status"],
    cursor: "both",
  },

  "documents.upload": {
    verb: "POST",
    path: "/documents",
    result: "Document",
    body: true,
    file_field: "file",
    retry: "keyed",
    sends_key: true,
  },

  "error_codes.list": {
    verb: "GET",
    path: "/error-codes",
    shape: "list",
    result: "ErrorCodeEntry",
    auth: "none",
  },

  "events.get": {
    verb: "GET",
    path: "/events/{event_id}",
    result: "Event",
    identified_by: "event_id",
  },

  "events.list": {
    verb: "GET",
    path: "/events",
    shape: "list",
    result: "Event",
    query: ["limit", "starting_after", "ending_before", "created", "type", "object", "delivery"],
    cursor: "both",
  },

  "exports.create": {
    verb: "POST",
    path: "/exports",
    result: "Export",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "exports.get": {
    verb: "GET",
    path: "/exports/{export_id}",
    result: "Export",
    identified_by: "export_id",
  },

  "exports.list": {
    verb: "GET",
    path: "/exports",
    shape: "list",
    result: "Export",
    query: ["limit", "starting_after", "ending_before", "created", "kind", "status"],
    cursor: "both",
  },

  "family.create": {
    verb: "POST",
    path: "/family/members",
    result: "FamilyMember",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "family.delete": {
    verb: "DELETE",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identified_by: "family_member_id",
  },

  "family.get_member": {
    verb: "GET",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identified_by: "family_member_id",
  },

  "family.list": {
    verb: "GET",
    path: "/family/members",
    shape: "list",
    result: "FamilyMember",
  },

  "family.send_to": {
    verb: "POST",
    path: "/family/members/{family_member_id}/send",
    result: "Send",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "family.update": {
    verb: "PATCH",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identified_by: "family_member_id",
    body: true,
  },

  "groups.create": {
    verb: "POST",
    path: "/groups",
    result: "Group",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "groups.delete": {
    verb: "DELETE",
    path: "/groups/{group_id}",
    result: "Group",
    identified_by: "group_id",
  },

  "groups.get": {
    verb: "GET",
    path: "/groups/{group_id}",
    result: "Group",
    identified_by: "group_id",
  },

  "groups.list": {
    verb: "GET",
    path: "/groups",
    shape: "list",
    result: "Group",
    query: ["limit", "starting_after", "ending_before", "created", "kind", "metadata"],
    cursor: "both",
  },

  "groups.list_members": {
    verb: "GET",
    path: "/groups/{group_id}/members",
    shape: "list",
    result: "Recipient",
    query: ["limit", "starting_after", "ending_before", "created"],
    cursor: "both",
  },

  "groups.update": {
    verb: "PATCH",
    path: "/groups/{group_id}",
    result: "Group",
    identified_by: "group_id",
    body: true,
  },

  "groups.update_members": {
    verb: "POST",
    path: "/groups/{group_id}/members",
    result: "Group",
    identified_by: "group_id",
    body: true,
  },

  "health.get": {
    verb: "GET",
    path: "/health",
    result: "Health",
    auth: "none",
  },

  "invites.delete": {
    verb: "DELETE",
    path: "/invites/{invite_id}",
    result: "Invite",
    identified_by: "invite_id",
  },

  "invites.get": {
    verb: "GET",
    path: "/invites/{invite_id}",
    result: "Invite",
    identified_by: "invite_id",
  },

  "invites.list": {
    verb: "GET",
    path: "/invites",
    shape: "list",
    result: "Invite",
    query: ["limit", "starting_after", "ending_before", "created", "status"],
    cursor: "both",
  },

  "keys.create": {
    verb: "POST",
    path: "/keys",
    result: "ApiKey",
    body: true,
    retry: "once",
  },

  "keys.delete": {
    verb: "DELETE",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identified_by: "key_id",
  },

  "keys.get": {
    verb: "GET",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identified_by: "key_id",
  },

  "keys.list": {
    verb: "GET",
    path: "/keys",
    shape: "list",
    result: "ApiKey",
    query: ["limit", "starting_after", "ending_before", "created", "status"],
    cursor: "both",
  },

  "keys.roll": {
    verb: "POST",
    path: "/keys/{key_id}/roll",
    result: "ApiKey",
    identified_by: "key_id",
    body: true,
    retry: "once",
  },

  "keys.update": {
    verb: "PATCH",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identified_by: "key_id",
    body: true,
  },

  "lookups.phone": {
    verb: "GET",
    path: "/lookups/phone",
    result: "PhoneLookup",
    query: ["phone", "currency"],
  },

  "members.delete": {
    verb: "DELETE",
    path: "/members/{member_id}",
    result: "Member",
    identified_by: "member_id",
  },

  "members.get": {
    verb: "GET",
    path: "/members/{member_id}",
    result: "Member",
    identified_by: "member_id",
  },

  "members.invite": {
    verb: "POST",
    path: "/members",
    result: "Invite",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "members.list": {
    verb: "GET",
    path: "/members",
    shape: "list",
    result: "Member",
    query: ["limit", "starting_after", "ending_before", "created", "role"],
    cursor: "both",
  },

  "members.update": {
    verb: "PATCH",
    path: "/members/{member_id}",
    result: "Member",
    identified_by: "member_id",
    body: true,
  },

  "meters.get": {
    verb: "GET",
    path: "/meters/{number}",
    result: "Meter",
    query: ["currency"],
  },

  "networks.list": {
    verb: "GET",
    path: "/networks",
    shape: "list",
    result: "Network",
  },

  "overview.get": {
    verb: "GET",
    path: "/overview",
    result: "Overview",
  },

  "power.get_quote": {
    verb: "GET",
    path: "/power/quote",
    result: "PowerQuote",
    query: ["currency", "amount", "meter"],
  },

  "power.get_rate": {
    verb: "GET",
    path: "/power/rate",
    result: "PowerRate",
    query: ["currency"],
  },

  "power.get_series": {
    verb: "GET",
    path: "/power/series",
    result: "PowerSeries",
    query: ["currency"],
  },

  "power.list_observations": {
    verb: "GET",
    path: "/power/observations",
    shape: "list",
    result: "PowerObservation",
    query: ["currency", "days", "limit", "starting_after"],
    cursor: "forward",
  },

  "products.get": {
    verb: "GET",
    path: "/products/{product_id}",
    result: "Product",
    identified_by: "product_id",
  },

  "products.list": {
    verb: "GET",
    path: "/products",
    shape: "list",
    result: "Product",
    query: ["type", "network", "currency"],
  },

  "products.list_bundles": {
    verb: "GET",
    path: "/products/{product_id}/bundles",
    shape: "list",
    result: "Bundle",
  },

  "programs.activate": {
    verb: "POST",
    path: "/programs/{program_id}/activate",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.close": {
    verb: "POST",
    path: "/programs/{program_id}/close",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.create": {
    verb: "POST",
    path: "/programs",
    result: "Program",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "programs.create_completion": {
    verb: "POST",
    path: "/programs/{program_id}/completions",
    result: "Reward",
    body: true,
    auth: "program",
  },

  "programs.defund": {
    verb: "POST",
    path: "/programs/{program_id}/defund",
    result: "Program",
    identified_by: "program_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "programs.delete": {
    verb: "DELETE",
    path: "/programs/{program_id}",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.fund": {
    verb: "POST",
    path: "/programs/{program_id}/fund",
    result: "Program",
    identified_by: "program_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "programs.get": {
    verb: "GET",
    path: "/programs/{program_id}",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.list": {
    verb: "GET",
    path: "/programs",
    shape: "list",
    result: "Program",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    cursor: "both",
  },

  "programs.list_rules": {
    verb: "GET",
    path: "/programs/{program_id}/rules",
    shape: "list",
    result: "ProgramRule",
    query: ["active"],
  },

  "programs.pause": {
    verb: "POST",
    path: "/programs/{program_id}/pause",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.resume": {
    verb: "POST",
    path: "/programs/{program_id}/resume",
    result: "Program",
    identified_by: "program_id",
  },

  "programs.roll_secret": {
    verb: "POST",
    path: "/programs/{program_id}/roll-secret",
    result: "Program",
    identified_by: "program_id",
    retry: "once",
  },

  "programs.set_rules": {
    verb: "PUT",
    path: "/programs/{program_id}/rules",
    result: "ProgramRuleList",
    body: true,
  },

  "programs.update": {
    verb: "PATCH",
    path: "/programs/{program_id}",
    result: "Program",
    identified_by: "program_id",
    body: true,
  },

  "quotes.create": {
    verb: "POST",
    path: "/quotes",
    result: "Quote",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "quotes.get": {
    verb: "GET",
    path: "/quotes/{quote_id}",
    result: "Quote",
    identified_by: "quote_id",
  },

  "recipients.create": {
    verb: "POST",
    path: "/recipients",
    result: "Recipient",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "recipients.create_bulk": {
    verb: "POST",
    path: "/recipients/bulk",
    result: "RecipientBulk",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "recipients.delete": {
    verb: "DELETE",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
  },

  "recipients.get": {
    verb: "GET",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
    identified_by: "recipient_id",
    query: ["expand[]"],
  },

  "recipients.list": {
    verb: "GET",
    path: "/recipients",
    shape: "list",
    result: "Recipient",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "external_id",
      "phone",
      "group",
      "cost_center",
      "status",
      "q",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "recipients.restore": {
    verb: "POST",
    path: "/recipients/{recipient_id}/restore",
    result: "Recipient",
    identified_by: "recipient_id",
  },

  "recipients.update": {
    verb: "PATCH",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
    identified_by: "recipient_id",
    body: true,
  },

  "referrals.create": {
    verb: "POST",
    path: "/referrals",
    result: "Referral",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "referrals.get": {
    verb: "GET",
    path: "/referrals/{referral_id}",
    result: "Referral",
    identified_by: "referral_id",
  },

  "referrals.list": {
    verb: "GET",
    path: "/referrals",
    shape: "list",
    result: "Referral",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "program",
      "referrer",
      "referee",
      "metadata",
    ],
    cursor: "both",
  },

  "referrals.qualify": {
    verb: "POST",
    path: "/referrals/{referral_id}/qualify",
    result: "Referral",
    identified_by: "referral_id",
    retry: "keyed",
    sends_key: true,
  },

  "reports.get_failures": {
    verb: "GET",
    path: "/reports/failures",
    result: "FailureReport",
    query: ["from", "to", "currency"],
  },

  "reports.get_failures_csv": {
    verb: "GET",
    path: "/reports/failures",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "reports.get_programs": {
    verb: "GET",
    path: "/reports/programs",
    result: "ProgramReport",
    query: ["from", "to", "currency"],
  },

  "reports.get_programs_csv": {
    verb: "GET",
    path: "/reports/programs",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "reports.get_reconciliation": {
    verb: "GET",
    path: "/reports/reconciliation",
    result: "ReconciliationReport",
    query: ["date", "currency"],
  },

  "reports.get_reconciliation_csv": {
    verb: "GET",
    path: "/reports/reconciliation",
    shape: "file",
    accept: "text/csv",
    query: ["date", "currency"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "reports.get_spend": {
    verb: "GET",
    path: "/reports/spend",
    result: "SpendReport",
    query: ["from", "to", "currency", "group_by", "filter"],
  },

  "reports.get_spend_csv": {
    verb: "GET",
    path: "/reports/spend",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency", "group_by", "filter"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "requests.get": {
    verb: "GET",
    path: "/requests/{request_id}",
    result: "RequestLog",
    identified_by: "request_id",
  },

  "requests.list": {
    verb: "GET",
    path: "/requests",
    shape: "list",
    result: "RequestLogLine",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "api_key",
      "status",
      "path",
      "method",
      "idempotency_key",
    ],
    cursor: "both",
  },

  "reviews.approve": {
    verb: "POST",
    path: "/reviews/{review_id}/approve",
    result: "Review",
    identified_by: "review_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "reviews.get": {
    verb: "GET",
    path: "/reviews/{review_id}",
    result: "Review",
    identified_by: "review_id",
    query: ["expand[]"],
  },

  "reviews.list": {
    verb: "GET",
    path: "/reviews",
    shape: "list",
    result: "Review",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "expand[]"],
    cursor: "both",
  },

  "reviews.reject": {
    verb: "POST",
    path: "/reviews/{review_id}/reject",
    result: "Review",
    identified_by: "review_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "reward_links.create": {
    verb: "POST",
    path: "/reward-links",
    result: "RewardLink",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "reward_links.create_many": {
    verb: "POST",
    path: "/reward-links",
    result: "RewardLinkList",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "reward_links.get": {
    verb: "GET",
    path: "/reward-links/{link_id}",
    result: "RewardLink",
    identified_by: "link_id",
  },

  "reward_links.list": {
    verb: "GET",
    path: "/reward-links",
    shape: "list",
    result: "RewardLink",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "label",
      "program",
      "recipient",
      "metadata",
    ],
    cursor: "both",
  },

  "reward_links.revoke": {
    verb: "POST",
    path: "/reward-links/{link_id}/revoke",
    result: "RewardLink",
    identified_by: "link_id",
  },

  "rewards.create": {
    verb: "POST",
    path: "/rewards",
    result: "RewardOrApproval",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "rewards.get": {
    verb: "GET",
    path: "/rewards/{reward_id}",
    result: "Reward",
    identified_by: "reward_id",
    query: ["expand[]"],
  },

  "rewards.list": {
    verb: "GET",
    path: "/rewards",
    shape: "list",
    result: "Reward",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "program",
      "recipient",
      "completion_id",
      "external_id",
      "expand[]",
      "metadata",
    ],
    cursor: "both",
  },

  "rewards.release": {
    verb: "POST",
    path: "/rewards/{reward_id}/release",
    result: "Reward",
    identified_by: "reward_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "rewards.validate": {
    verb: "POST",
    path: "/rewards",
    result: "RewardValidation",
    body: true,
    fixed_in: "body",
    fixed_field: "validate_only",
    fixed_value: true,
  },

  "rewards.void": {
    verb: "POST",
    path: "/rewards/{reward_id}/void",
    result: "Reward",
    identified_by: "reward_id",
    retry: "keyed",
    sends_key: true,
  },

  "sandboxes.create": {
    verb: "POST",
    path: "/sandboxes",
    result: "Sandbox",
    body: true,
    retry: "once",
    auth: "none",
  },

  "schedules.combine_occurrence": {
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/combine",
    result: "ScheduleOccurrence",
    body: true,
    retry: "once",
  },

  "schedules.create": {
    verb: "POST",
    path: "/schedules",
    result: "Schedule",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "schedules.delete": {
    verb: "DELETE",
    path: "/schedules/{schedule_id}",
    result: "DeletedSchedule",
    identified_by: "schedule_id",
  },

  "schedules.get": {
    verb: "GET",
    path: "/schedules/{schedule_id}",
    result: "Schedule",
    identified_by: "schedule_id",
    query: ["expand[]"],
  },

  "schedules.get_occurrence": {
    verb: "GET",
    path: "/schedules/{schedule_id}/occurrences/{day}",
    result: "ScheduleOccurrence",
  },

  "schedules.list": {
    verb: "GET",
    path: "/schedules",
    shape: "list",
    result: "Schedule",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "active",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "schedules.list_occurrences": {
    verb: "GET",
    path: "/schedules/{schedule_id}/occurrences",
    shape: "list",
    result: "ScheduleOccurrence",
    query: ["from", "to"],
  },

  "schedules.move_occurrence": {
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/move",
    result: "ScheduleOccurrence",
    body: true,
    retry: "once",
  },

  "schedules.preview_run": {
    verb: "POST",
    path: "/schedules/{schedule_id}/run-now/preview",
    result: "ScheduleRunPreview",
  },

  "schedules.reset_occurrence": {
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/reset",
    result: "ScheduleOccurrence",
  },

  "schedules.run": {
    verb: "POST",
    path: "/schedules/{schedule_id}/run-now",
    result: "Batch",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "schedules.skip_occurrence": {
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/skip",
    result: "ScheduleOccurrence",
  },

  "schedules.update": {
    verb: "PATCH",
    path: "/schedules/{schedule_id}",
    result: "Schedule",
    identified_by: "schedule_id",
    body: true,
  },

  "schedules.update_occurrence": {
    verb: "PATCH",
    path: "/schedules/{schedule_id}/occurrences/{day}",
    result: "ScheduleOccurrence",
    body: true,
  },

  "search.find": {
    verb: "GET",
    path: "/search",
    result: "Search",
    query: ["q"],
  },

  "sends.cancel": {
    verb: "POST",
    path: "/sends/{send_id}/cancel",
    result: "Send",
    identified_by: "send_id",
    retry: "keyed",
    sends_key: true,
  },

  "sends.change_meter": {
    verb: "POST",
    path: "/sends/{send_id}/meter",
    result: "Send",
    identified_by: "send_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "sends.create": {
    verb: "POST",
    path: "/sends",
    result: "SendOrApproval",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "sends.get": {
    verb: "GET",
    path: "/sends/{send_id}",
    result: "Send",
    identified_by: "send_id",
    query: ["expand[]"],
  },

  "sends.get_receipt": {
    verb: "GET",
    path: "/sends/{send_id}/receipt",
    result: "Receipt",
    query: ["locale"],
  },

  "sends.get_receipt_pdf": {
    verb: "GET",
    path: "/sends/{send_id}/receipt",
    shape: "file",
    accept: "application/pdf",
    query: ["locale"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "pdf",
  },

  "sends.list": {
    verb: "GET",
    path: "/sends",
    shape: "list",
    result: "Send",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "status",
      "type",
      "target",
      "client_reference",
      "receipt_number",
      "provider_reference",
      "token_phone",
      "token_last4",
      "currency",
      "needs_attention",
      "recipient",
      "program",
      "batch",
      "cost_center",
      "api_key",
      "metadata",
      "expand[]",
    ],
    cursor: "both",
  },

  "sends.list_attempts": {
    verb: "GET",
    path: "/sends/{send_id}/attempts",
    shape: "list",
    result: "SendAttempt",
  },

  "sends.resend_token": {
    verb: "POST",
    path: "/sends/{send_id}/resend-token",
    result: "TokenResend",
    retry: "once",
  },

  "sends.retry": {
    verb: "POST",
    path: "/sends/{send_id}/retry",
    result: "Send",
    retry: "keyed",
    sends_key: true,
  },

  "sends.validate": {
    verb: "POST",
    path: "/sends",
    result: "SendValidation",
    body: true,
    fixed_in: "body",
    fixed_field: "validate_only",
    fixed_value: true,
  },

  "statements.get": {
    verb: "GET",
    path: "/statements",
    result: "Statement",
    query: ["period", "currency"],
  },

  "statements.get_csv": {
    verb: "GET",
    path: "/statements.csv",
    shape: "file",
    accept: "text/csv",
    query: ["period", "currency"],
  },

  "statements.get_pdf": {
    verb: "GET",
    path: "/statements.pdf",
    shape: "file",
    accept: "application/pdf",
    query: ["period", "currency"],
  },

  "status.get": {
    verb: "GET",
    path: "/status",
    result: "Status",
  },

  "status.get_history": {
    verb: "GET",
    path: "/status/history",
    result: "StatusHistory",
    query: ["from", "to"],
  },

  "test.create_credit": {
    verb: "POST",
    path: "/test/credit",
    result: "TestCredit",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "test.reset": {
    verb: "POST",
    path: "/test/reset",
    result: "TestReset",
  },

  "test.set_network_availability": {
    verb: "POST",
    path: "/test/networks/{network}/availability",
    result: "Network",
    identified_by: "network",
    body: true,
  },

  "test.set_zesa_availability": {
    verb: "POST",
    path: "/test/zesa/availability",
    result: "ZesaAvailability",
    body: true,
  },

  "test.approvals.approve": {
    verb: "POST",
    path: "/test/approvals/{approval_id}/approve",
    result: "AgentApproval",
    identified_by: "approval_id",
    retry: "keyed",
    sends_key: true,
  },

  "test.approvals.reject": {
    verb: "POST",
    path: "/test/approvals/{approval_id}/reject",
    result: "AgentApproval",
    identified_by: "approval_id",
    retry: "keyed",
    sends_key: true,
  },

  "test.checkout_sessions.pay": {
    verb: "POST",
    path: "/test/checkout-sessions/{session_id}/pay",
    result: "CheckoutSession",
    identified_by: "session_id",
    body: true,
    retry: "once",
  },

  "test.checkout_sessions.review": {
    verb: "POST",
    path: "/test/checkout-sessions/{session_id}/review",
    result: "CheckoutSession",
    identified_by: "session_id",
    body: true,
    retry: "once",
  },

  "test.clock.advance": {
    verb: "POST",
    path: "/test/clock/advance",
    result: "TestClock",
    body: true,
    retry: "once",
  },

  "test.clock.get": {
    verb: "GET",
    path: "/test/clock",
    result: "TestClock",
  },

  "test.events.trigger": {
    verb: "POST",
    path: "/test/events/trigger",
    result: "Event",
    body: true,
    retry: "once",
  },

  "test.reward_links.claim": {
    verb: "POST",
    path: "/test/reward-links/{link_id}/claim",
    result: "Reward",
    body: true,
  },

  "test.sends.advance": {
    verb: "POST",
    path: "/test/sends/{send_id}/advance",
    result: "Send",
    identified_by: "send_id",
    body: true,
    retry: "once",
  },

  "token_links.get": {
    verb: "GET",
    path: "/token-links/{secret}",
    result: "TokenLink",
    query: ["read"],
    auth: "none",
  },

  "topups.create": {
    verb: "POST",
    path: "/credit/topups",
    result: "Topup",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "topups.get": {
    verb: "GET",
    path: "/credit/topups/{topup_id}",
    result: "Topup",
    identified_by: "topup_id",
  },

  "topups.list": {
    verb: "GET",
    path: "/credit/topups",
    shape: "list",
    result: "Topup",
    query: ["limit", "starting_after", "ending_before", "created", "method", "status"],
    cursor: "both",
  },

  "webhook_deliveries.get": {
    verb: "GET",
    path: "/webhook-deliveries/{delivery_id}",
    result: "WebhookDelivery",
    identified_by: "delivery_id",
  },

  "webhook_deliveries.list": {
    verb: "GET",
    path: "/webhook-deliveries",
    shape: "list",
    result: "WebhookDelivery",
    query: [
      "limit",
      "starting_after",
      "ending_before",
      "created",
      "endpoint",
      "event",
      "status",
      "type",
    ],
    cursor: "both",
  },

  "webhook_deliveries.redeliver": {
    verb: "POST",
    path: "/webhook-deliveries/{delivery_id}/redeliver",
    result: "WebhookDelivery",
    retry: "keyed",
    sends_key: true,
  },

  "webhook_endpoints.create": {
    verb: "POST",
    path: "/webhook-endpoints",
    result: "WebhookEndpoint",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "webhook_endpoints.delete": {
    verb: "DELETE",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identified_by: "endpoint_id",
  },

  "webhook_endpoints.get": {
    verb: "GET",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identified_by: "endpoint_id",
  },

  "webhook_endpoints.get_replay": {
    verb: "GET",
    path: "/webhook-endpoints/{endpoint_id}/replays/{replay_id}",
    result: "WebhookReplay",
    identified_by: "replay_id",
  },

  "webhook_endpoints.list": {
    verb: "GET",
    path: "/webhook-endpoints",
    shape: "list",
    result: "WebhookEndpoint",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    cursor: "both",
  },

  "webhook_endpoints.replay": {
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/replay",
    result: "WebhookReplay",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "webhook_endpoints.roll_secret": {
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/roll-secret",
    result: "WebhookEndpoint",
    identified_by: "endpoint_id",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "webhook_endpoints.test": {
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/test",
    result: "WebhookDelivery",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "webhook_endpoints.update": {
    verb: "PATCH",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identified_by: "endpoint_id",
    body: true,
  },

  "workforce.allocate": {
    verb: "POST",
    path: "/workforce/allocate",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "workforce.get_access": {
    verb: "GET",
    path: "/workforce/access",
    result: "WorkforceAccess",
  },

  "workforce.get_journal": {
    verb: "GET",
    path: "/workforce/journal",
    result: "WorkforceJournal",
    query: ["from", "to", "cost_center"],
  },

  "workforce.get_journal_csv": {
    verb: "GET",
    path: "/workforce/journal",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "cost_center"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "workforce.get_ledger": {
    verb: "GET",
    path: "/workforce/ledger",
    shape: "numbered",
    result: "WorkforceLedgerEntry",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
  },

  "workforce.get_ledger_csv": {
    verb: "GET",
    path: "/workforce/ledger",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv",
  },

  "workforce.get_ledger_csv_json": {
    verb: "GET",
    path: "/workforce/ledger",
    result: "WorkforceExport",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
    fixed_in: "query",
    fixed_field: "format",
    fixed_value: "csv-json",
  },

  "workforce.get_meters": {
    verb: "GET",
    path: "/workforce/meters",
    result: "WorkforceMeters",
  },

  "workforce.get_products": {
    verb: "GET",
    path: "/workforce/products",
    result: "WorkforceProducts",
  },

  "workforce.preview_allocation": {
    verb: "POST",
    path: "/workforce/allocate/preview",
    result: "WorkforcePreview",
    body: true,
  },

  "workforce.batches.cancel": {
    verb: "POST",
    path: "/workforce/batches/{reference}/cancel",
    result: "WorkforceBatch",
  },

  "workforce.batches.get": {
    verb: "GET",
    path: "/workforce/batches/{reference}",
    result: "WorkforceBatch",
  },

  "workforce.batches.get_results": {
    verb: "GET",
    path: "/workforce/batches/{reference}/results.csv",
    shape: "file",
    accept: "text/csv",
  },

  "workforce.batches.list": {
    verb: "GET",
    path: "/workforce/batches",
    shape: "numbered",
    result: "WorkforceBatchSummary",
    query: ["from", "to", "status", "cost_center", "page", "page_size"],
  },

  "workforce.batches.preview_resend": {
    verb: "POST",
    path: "/workforce/batches/{reference}/resend/preview",
    result: "WorkforcePreview",
    body: true,
  },

  "workforce.batches.resend": {
    verb: "POST",
    path: "/workforce/batches/{reference}/resend",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "workforce.cost_centers.change_people": {
    verb: "POST",
    path: "/workforce/cost-centers/{cost_center_id}/people",
    result: "WorkforceDepartmentPeople",
    body: true,
    retry: "once",
  },

  "workforce.cost_centers.create": {
    verb: "POST",
    path: "/workforce/cost-centers",
    result: "WorkforceDepartment",
    body: true,
    retry: "keyed",
    sends_key: true,
  },

  "workforce.cost_centers.get_people": {
    verb: "GET",
    path: "/workforce/cost-centers/{cost_center_id}/people",
    result: "WorkforceDepartmentPeople",
  },

  "workforce.cost_centers.get_spend": {
    verb: "GET",
    path: "/workforce/cost-centers/{cost_center_id}/spend",
    result: "WorkforceDepartmentSpend",
    query: ["from", "to"],
  },

  "workforce.cost_centers.list": {
    verb: "GET",
    path: "/workforce/cost-centers",
    result: "WorkforceDepartmentList",
  },

  "workforce.cost_centers.update": {
    verb: "PATCH",
    path: "/workforce/cost-centers/{cost_center_id}",
    result: "WorkforceDepartment",
    identified_by: "cost_center_id",
    body: true,
  },

  "workforce.recipients.create": {
    verb: "POST",
    path: "/workforce/recipients",
    result: "WorkforcePersonCreated",
    body: true,
  },

  "workforce.recipients.list": {
    verb: "GET",
    path: "/workforce/recipients",
    shape: "numbered",
    result: "WorkforcePerson",
    query: ["q", "cost_center", "page", "page_size"],
  },

  "workforce.recipients.update": {
    verb: "PATCH",
    path: "/workforce/recipients/{recipient_id}",
    result: "WorkforcePersonUpdated",
    body: true,
  },

  "workforce.schedules.list": {
    verb: "GET",
    path: "/workforce/schedules",
    shape: "numbered",
    result: "Schedule",
    query: ["page", "page_size"],
  },

  "workforce.schedules.run": {
    verb: "POST",
    path: "/workforce/schedules/{schedule_id}/run-now",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sends_key: true,
  },
});
