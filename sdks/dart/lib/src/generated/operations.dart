// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import '../runtime/operation.dart';

/// What the runtime knows of each method.
const Map<String, Operation> operations = {
  "account.get": Operation(
    key: "account.get",
    verb: "GET",
    path: "/account",
    result: "Account",
    retry: "safe",
  ),

  "account.list_activity": Operation(
    key: "account.list_activity",
    verb: "GET",
    path: "/activity",
    shape: "list",
    result: "AccountActivity",
    query: ["limit", "starting_after", "created"],
    retry: "safe",
    cursor: "forward",
  ),

  "account.update": Operation(
    key: "account.update",
    verb: "PATCH",
    path: "/account",
    result: "Account",
    body: true,
    retry: "safe",
  ),

  "activities.create": Operation(
    key: "activities.create",
    verb: "POST",
    path: "/activities",
    result: "Activity",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "activities.get": Operation(
    key: "activities.get",
    verb: "GET",
    path: "/activities/{activity_id}",
    result: "Activity",
    identifiedBy: "activity_id",
    retry: "safe",
  ),

  "activities.list": Operation(
    key: "activities.list",
    verb: "GET",
    path: "/activities",
    shape: "list",
    result: "Activity",
    query: ["limit", "starting_after", "ending_before", "created", "name", "recipient", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "approvals.get": Operation(
    key: "approvals.get",
    verb: "GET",
    path: "/approvals/{approval_id}",
    result: "AgentApproval",
    identifiedBy: "approval_id",
    retry: "safe",
  ),

  "approvals.list": Operation(
    key: "approvals.list",
    verb: "GET",
    path: "/approvals",
    shape: "list",
    result: "AgentApproval",
    query: ["limit", "starting_after", "ending_before", "created", "status", "action", "api_key"],
    retry: "safe",
    cursor: "both",
  ),

  "audit_log.list": Operation(
    key: "audit_log.list",
    verb: "GET",
    path: "/audit-log",
    shape: "list",
    result: "AuditEvent",
    query: ["limit", "starting_after", "ending_before", "created", "action", "object"],
    retry: "safe",
    cursor: "both",
  ),

  "batches.approve": Operation(
    key: "batches.approve",
    verb: "POST",
    path: "/batches/{batch_id}/approve",
    result: "Batch",
    identifiedBy: "batch_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "batches.cancel": Operation(
    key: "batches.cancel",
    verb: "POST",
    path: "/batches/{batch_id}/cancel",
    result: "Batch",
    identifiedBy: "batch_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "batches.create": Operation(
    key: "batches.create",
    verb: "POST",
    path: "/batches",
    result: "Batch",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "batches.get": Operation(
    key: "batches.get",
    verb: "GET",
    path: "/batches/{batch_id}",
    result: "Batch",
    identifiedBy: "batch_id",
    retry: "safe",
  ),

  "batches.get_results": Operation(
    key: "batches.get_results",
    verb: "GET",
    path: "/batches/{batch_id}/results.csv",
    shape: "file",
    accept: "text/csv",
    retry: "safe",
  ),

  "batches.list": Operation(
    key: "batches.list",
    verb: "GET",
    path: "/batches",
    shape: "list",
    result: "Batch",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "batches.list_items": Operation(
    key: "batches.list_items",
    verb: "GET",
    path: "/batches/{batch_id}/items",
    shape: "list",
    result: "BatchItem",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "batches.preview": Operation(
    key: "batches.preview",
    verb: "POST",
    path: "/batches/preview",
    result: "BatchPreview",
    body: true,
    retry: "safe",
  ),

  "batches.retry_failed": Operation(
    key: "batches.retry_failed",
    verb: "POST",
    path: "/batches/{batch_id}/retry-failed",
    result: "Batch",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "blocklist.create": Operation(
    key: "blocklist.create",
    verb: "POST",
    path: "/blocklist",
    result: "BlockedTarget",
    body: true,
    retry: "once",
  ),

  "blocklist.delete": Operation(
    key: "blocklist.delete",
    verb: "DELETE",
    path: "/blocklist/{entry_id}",
    result: "BlockedTarget",
    identifiedBy: "entry_id",
    retry: "safe",
  ),

  "blocklist.get": Operation(
    key: "blocklist.get",
    verb: "GET",
    path: "/blocklist/{entry_id}",
    result: "BlockedTarget",
    identifiedBy: "entry_id",
    retry: "safe",
  ),

  "blocklist.list": Operation(
    key: "blocklist.list",
    verb: "GET",
    path: "/blocklist",
    shape: "list",
    result: "BlockedTarget",
    query: ["limit", "starting_after", "ending_before", "created", "target"],
    retry: "safe",
    cursor: "both",
  ),

  "checkins.create": Operation(
    key: "checkins.create",
    verb: "POST",
    path: "/checkins",
    result: "Checkin",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "checkins.list": Operation(
    key: "checkins.list",
    verb: "GET",
    path: "/checkins",
    shape: "list",
    result: "Checkin",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "link"],
    retry: "safe",
    cursor: "both",
  ),

  "checkout_sessions.change_meter": Operation(
    key: "checkout_sessions.change_meter",
    verb: "POST",
    path: "/checkout-sessions/{session_id}/meter",
    result: "CheckoutSession",
    identifiedBy: "session_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "checkout_sessions.create": Operation(
    key: "checkout_sessions.create",
    verb: "POST",
    path: "/checkout-sessions",
    result: "CheckoutSession",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "checkout_sessions.expire": Operation(
    key: "checkout_sessions.expire",
    verb: "POST",
    path: "/checkout-sessions/{session_id}/expire",
    result: "CheckoutSession",
    identifiedBy: "session_id",
    retry: "safe",
  ),

  "checkout_sessions.get": Operation(
    key: "checkout_sessions.get",
    verb: "GET",
    path: "/checkout-sessions/{session_id}",
    result: "CheckoutSession",
    identifiedBy: "session_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "checkout_sessions.list": Operation(
    key: "checkout_sessions.list",
    verb: "GET",
    path: "/checkout-sessions",
    shape: "list",
    result: "CheckoutSession",
    query: ["limit", "starting_after", "ending_before", "created", "status", "client_reference", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "claims.create": Operation(
    key: "claims.create",
    verb: "POST",
    path: "/claims/{token}",
    result: "RewardLinkClaim",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "claims.get": Operation(
    key: "claims.get",
    verb: "GET",
    path: "/claims/{token}",
    result: "RewardLinkClaim",
    retry: "safe",
  ),

  "claims.send_code": Operation(
    key: "claims.send_code",
    verb: "POST",
    path: "/claims/{token}/code",
    result: "ClaimCode",
    body: true,
    retry: "once",
  ),

  "cost_centers.create": Operation(
    key: "cost_centers.create",
    verb: "POST",
    path: "/cost-centers",
    result: "CostCenter",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "cost_centers.get": Operation(
    key: "cost_centers.get",
    verb: "GET",
    path: "/cost-centers/{cost_center_id}",
    result: "CostCenter",
    identifiedBy: "cost_center_id",
    retry: "safe",
  ),

  "cost_centers.list": Operation(
    key: "cost_centers.list",
    verb: "GET",
    path: "/cost-centers",
    shape: "list",
    result: "CostCenter",
    query: ["limit", "starting_after", "ending_before", "created", "is_active"],
    retry: "safe",
    cursor: "both",
  ),

  "cost_centers.update": Operation(
    key: "cost_centers.update",
    verb: "PATCH",
    path: "/cost-centers/{cost_center_id}",
    result: "CostCenter",
    identifiedBy: "cost_center_id",
    body: true,
    retry: "safe",
  ),

  "credit.get": Operation(
    key: "credit.get",
    verb: "GET",
    path: "/credit",
    result: "Credit",
    retry: "safe",
  ),

  "credit.get_alerts": Operation(
    key: "credit.get_alerts",
    verb: "GET",
    path: "/credit/alerts",
    result: "CreditAlerts",
    retry: "safe",
  ),

  "credit.get_reservation": Operation(
    key: "credit.get_reservation",
    verb: "GET",
    path: "/credit/reservations/{reservation_id}",
    result: "CreditReservation",
    identifiedBy: "reservation_id",
    retry: "safe",
  ),

  "credit.get_transaction": Operation(
    key: "credit.get_transaction",
    verb: "GET",
    path: "/credit/transactions/{transaction_id}",
    result: "CreditTransaction",
    identifiedBy: "transaction_id",
    retry: "safe",
  ),

  "credit.list_reservations": Operation(
    key: "credit.list_reservations",
    verb: "GET",
    path: "/credit/reservations",
    shape: "list",
    result: "CreditReservation",
    query: ["limit", "starting_after", "ending_before", "created", "status", "currency", "source"],
    retry: "safe",
    cursor: "both",
  ),

  "credit.list_transactions": Operation(
    key: "credit.list_transactions",
    verb: "GET",
    path: "/credit/transactions",
    shape: "list",
    result: "CreditTransaction",
    query: ["limit", "starting_after", "ending_before", "created", "currency", "type", "source"],
    retry: "safe",
    cursor: "both",
  ),

  "credit.update_alerts": Operation(
    key: "credit.update_alerts",
    verb: "PUT",
    path: "/credit/alerts",
    result: "CreditAlerts",
    body: true,
    retry: "safe",
  ),

  "dealer.create_application": Operation(
    key: "dealer.create_application",
    verb: "POST",
    path: "/dealer/application",
    result: "DealerApplication",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "dealer.get_application": Operation(
    key: "dealer.get_application",
    verb: "GET",
    path: "/dealer/application",
    result: "DealerApplication",
    retry: "safe",
  ),

  "dealer.submit_application": Operation(
    key: "dealer.submit_application",
    verb: "POST",
    path: "/dealer/application/submit",
    result: "DealerApplication",
    retry: "once",
  ),

  "dealer.update_application": Operation(
    key: "dealer.update_application",
    verb: "PATCH",
    path: "/dealer/application",
    result: "DealerApplication",
    body: true,
    retry: "safe",
  ),

  "disputes.create": Operation(
    key: "disputes.create",
    verb: "POST",
    path: "/disputes",
    result: "Dispute",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "disputes.get": Operation(
    key: "disputes.get",
    verb: "GET",
    path: "/disputes/{dispute_id}",
    result: "Dispute",
    identifiedBy: "dispute_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "disputes.list": Operation(
    key: "disputes.list",
    verb: "GET",
    path: "/disputes",
    shape: "list",
    result: "Dispute",
    query: ["limit", "starting_after", "ending_before", "created", "status", "send", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "documents.get": Operation(
    key: "documents.get",
    verb: "GET",
    path: "/documents/{document_id}",
    result: "Document",
    identifiedBy: "document_id",
    retry: "safe",
  ),

  "documents.list": Operation(
    key: "documents.list",
    verb: "GET",
    path: "/documents",
    shape: "list",
    result: "Document",
    query: ["limit", "starting_after", "ending_before", "created", "purpose", "status"],
    retry: "safe",
    cursor: "both",
  ),

  "documents.upload": Operation(
    key: "documents.upload",
    verb: "POST",
    path: "/documents",
    result: "Document",
    body: true,
    fileField: "file",
    retry: "keyed",
    sendsKey: true,
  ),

  "error_codes.list": Operation(
    key: "error_codes.list",
    verb: "GET",
    path: "/error-codes",
    shape: "list",
    result: "ErrorCodeEntry",
    retry: "safe",
    auth: "none",
  ),

  "events.get": Operation(
    key: "events.get",
    verb: "GET",
    path: "/events/{event_id}",
    result: "Event",
    identifiedBy: "event_id",
    retry: "safe",
  ),

  "events.list": Operation(
    key: "events.list",
    verb: "GET",
    path: "/events",
    shape: "list",
    result: "Event",
    query: ["limit", "starting_after", "ending_before", "created", "type", "object", "delivery"],
    retry: "safe",
    cursor: "both",
  ),

  "exports.create": Operation(
    key: "exports.create",
    verb: "POST",
    path: "/exports",
    result: "Export",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "exports.get": Operation(
    key: "exports.get",
    verb: "GET",
    path: "/exports/{export_id}",
    result: "Export",
    identifiedBy: "export_id",
    retry: "safe",
  ),

  "exports.list": Operation(
    key: "exports.list",
    verb: "GET",
    path: "/exports",
    shape: "list",
    result: "Export",
    query: ["limit", "starting_after", "ending_before", "created", "kind", "status"],
    retry: "safe",
    cursor: "both",
  ),

  "family.create": Operation(
    key: "family.create",
    verb: "POST",
    path: "/family/members",
    result: "FamilyMember",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "family.delete": Operation(
    key: "family.delete",
    verb: "DELETE",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identifiedBy: "family_member_id",
    retry: "safe",
  ),

  "family.get_member": Operation(
    key: "family.get_member",
    verb: "GET",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identifiedBy: "family_member_id",
    retry: "safe",
  ),

  "family.list": Operation(
    key: "family.list",
    verb: "GET",
    path: "/family/members",
    shape: "list",
    result: "FamilyMember",
    retry: "safe",
  ),

  "family.send_to": Operation(
    key: "family.send_to",
    verb: "POST",
    path: "/family/members/{family_member_id}/send",
    result: "Send",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "family.update": Operation(
    key: "family.update",
    verb: "PATCH",
    path: "/family/members/{family_member_id}",
    result: "FamilyMember",
    identifiedBy: "family_member_id",
    body: true,
    retry: "safe",
  ),

  "groups.create": Operation(
    key: "groups.create",
    verb: "POST",
    path: "/groups",
    result: "Group",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "groups.delete": Operation(
    key: "groups.delete",
    verb: "DELETE",
    path: "/groups/{group_id}",
    result: "Group",
    identifiedBy: "group_id",
    retry: "safe",
  ),

  "groups.get": Operation(
    key: "groups.get",
    verb: "GET",
    path: "/groups/{group_id}",
    result: "Group",
    identifiedBy: "group_id",
    retry: "safe",
  ),

  "groups.list": Operation(
    key: "groups.list",
    verb: "GET",
    path: "/groups",
    shape: "list",
    result: "Group",
    query: ["limit", "starting_after", "ending_before", "created", "kind", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "groups.list_members": Operation(
    key: "groups.list_members",
    verb: "GET",
    path: "/groups/{group_id}/members",
    shape: "list",
    result: "Recipient",
    query: ["limit", "starting_after", "ending_before", "created"],
    retry: "safe",
    cursor: "both",
  ),

  "groups.update": Operation(
    key: "groups.update",
    verb: "PATCH",
    path: "/groups/{group_id}",
    result: "Group",
    identifiedBy: "group_id",
    body: true,
    retry: "safe",
  ),

  "groups.update_members": Operation(
    key: "groups.update_members",
    verb: "POST",
    path: "/groups/{group_id}/members",
    result: "Group",
    identifiedBy: "group_id",
    body: true,
    retry: "safe",
  ),

  "health.get": Operation(
    key: "health.get",
    verb: "GET",
    path: "/health",
    result: "Health",
    retry: "safe",
    auth: "none",
  ),

  "invites.delete": Operation(
    key: "invites.delete",
    verb: "DELETE",
    path: "/invites/{invite_id}",
    result: "Invite",
    identifiedBy: "invite_id",
    retry: "safe",
  ),

  "invites.get": Operation(
    key: "invites.get",
    verb: "GET",
    path: "/invites/{invite_id}",
    result: "Invite",
    identifiedBy: "invite_id",
    retry: "safe",
  ),

  "invites.list": Operation(
    key: "invites.list",
    verb: "GET",
    path: "/invites",
    shape: "list",
    result: "Invite",
    query: ["limit", "starting_after", "ending_before", "created", "status"],
    retry: "safe",
    cursor: "both",
  ),

  "keys.create": Operation(
    key: "keys.create",
    verb: "POST",
    path: "/keys",
    result: "ApiKey",
    body: true,
    retry: "once",
  ),

  "keys.delete": Operation(
    key: "keys.delete",
    verb: "DELETE",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identifiedBy: "key_id",
    retry: "safe",
  ),

  "keys.get": Operation(
    key: "keys.get",
    verb: "GET",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identifiedBy: "key_id",
    retry: "safe",
  ),

  "keys.list": Operation(
    key: "keys.list",
    verb: "GET",
    path: "/keys",
    shape: "list",
    result: "ApiKey",
    query: ["limit", "starting_after", "ending_before", "created", "status"],
    retry: "safe",
    cursor: "both",
  ),

  "keys.roll": Operation(
    key: "keys.roll",
    verb: "POST",
    path: "/keys/{key_id}/roll",
    result: "ApiKey",
    identifiedBy: "key_id",
    body: true,
    retry: "once",
  ),

  "keys.update": Operation(
    key: "keys.update",
    verb: "PATCH",
    path: "/keys/{key_id}",
    result: "ApiKey",
    identifiedBy: "key_id",
    body: true,
    retry: "safe",
  ),

  "lookups.phone": Operation(
    key: "lookups.phone",
    verb: "GET",
    path: "/lookups/phone",
    result: "PhoneLookup",
    query: ["phone", "currency"],
    retry: "safe",
  ),

  "members.delete": Operation(
    key: "members.delete",
    verb: "DELETE",
    path: "/members/{member_id}",
    result: "Member",
    identifiedBy: "member_id",
    retry: "safe",
  ),

  "members.get": Operation(
    key: "members.get",
    verb: "GET",
    path: "/members/{member_id}",
    result: "Member",
    identifiedBy: "member_id",
    retry: "safe",
  ),

  "members.invite": Operation(
    key: "members.invite",
    verb: "POST",
    path: "/members",
    result: "Invite",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "members.list": Operation(
    key: "members.list",
    verb: "GET",
    path: "/members",
    shape: "list",
    result: "Member",
    query: ["limit", "starting_after", "ending_before", "created", "role"],
    retry: "safe",
    cursor: "both",
  ),

  "members.update": Operation(
    key: "members.update",
    verb: "PATCH",
    path: "/members/{member_id}",
    result: "Member",
    identifiedBy: "member_id",
    body: true,
    retry: "safe",
  ),

  "meters.get": Operation(
    key: "meters.get",
    verb: "GET",
    path: "/meters/{number}",
    result: "Meter",
    query: ["currency"],
    retry: "safe",
  ),

  "networks.list": Operation(
    key: "networks.list",
    verb: "GET",
    path: "/networks",
    shape: "list",
    result: "Network",
    retry: "safe",
  ),

  "overview.get": Operation(
    key: "overview.get",
    verb: "GET",
    path: "/overview",
    result: "Overview",
    retry: "safe",
  ),

  "power.get_quote": Operation(
    key: "power.get_quote",
    verb: "GET",
    path: "/power/quote",
    result: "PowerQuote",
    query: ["currency", "amount", "meter"],
    retry: "safe",
  ),

  "power.get_rate": Operation(
    key: "power.get_rate",
    verb: "GET",
    path: "/power/rate",
    result: "PowerRate",
    query: ["currency"],
    retry: "safe",
  ),

  "power.get_series": Operation(
    key: "power.get_series",
    verb: "GET",
    path: "/power/series",
    result: "PowerSeries",
    query: ["currency"],
    retry: "safe",
  ),

  "power.list_observations": Operation(
    key: "power.list_observations",
    verb: "GET",
    path: "/power/observations",
    shape: "list",
    result: "PowerObservation",
    query: ["currency", "days", "limit", "starting_after"],
    retry: "safe",
    cursor: "forward",
  ),

  "products.get": Operation(
    key: "products.get",
    verb: "GET",
    path: "/products/{product_id}",
    result: "Product",
    identifiedBy: "product_id",
    retry: "safe",
  ),

  "products.list": Operation(
    key: "products.list",
    verb: "GET",
    path: "/products",
    shape: "list",
    result: "Product",
    query: ["type", "network", "currency"],
    retry: "safe",
  ),

  "products.list_bundles": Operation(
    key: "products.list_bundles",
    verb: "GET",
    path: "/products/{product_id}/bundles",
    shape: "list",
    result: "Bundle",
    retry: "safe",
  ),

  "programs.activate": Operation(
    key: "programs.activate",
    verb: "POST",
    path: "/programs/{program_id}/activate",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.close": Operation(
    key: "programs.close",
    verb: "POST",
    path: "/programs/{program_id}/close",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.create": Operation(
    key: "programs.create",
    verb: "POST",
    path: "/programs",
    result: "Program",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "programs.create_completion": Operation(
    key: "programs.create_completion",
    verb: "POST",
    path: "/programs/{program_id}/completions",
    result: "Reward",
    body: true,
    retry: "safe",
    auth: "program",
  ),

  "programs.defund": Operation(
    key: "programs.defund",
    verb: "POST",
    path: "/programs/{program_id}/defund",
    result: "Program",
    identifiedBy: "program_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "programs.delete": Operation(
    key: "programs.delete",
    verb: "DELETE",
    path: "/programs/{program_id}",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.fund": Operation(
    key: "programs.fund",
    verb: "POST",
    path: "/programs/{program_id}/fund",
    result: "Program",
    identifiedBy: "program_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "programs.get": Operation(
    key: "programs.get",
    verb: "GET",
    path: "/programs/{program_id}",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.list": Operation(
    key: "programs.list",
    verb: "GET",
    path: "/programs",
    shape: "list",
    result: "Program",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "programs.list_rules": Operation(
    key: "programs.list_rules",
    verb: "GET",
    path: "/programs/{program_id}/rules",
    shape: "list",
    result: "ProgramRule",
    query: ["active"],
    retry: "safe",
  ),

  "programs.pause": Operation(
    key: "programs.pause",
    verb: "POST",
    path: "/programs/{program_id}/pause",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.resume": Operation(
    key: "programs.resume",
    verb: "POST",
    path: "/programs/{program_id}/resume",
    result: "Program",
    identifiedBy: "program_id",
    retry: "safe",
  ),

  "programs.roll_secret": Operation(
    key: "programs.roll_secret",
    verb: "POST",
    path: "/programs/{program_id}/roll-secret",
    result: "Program",
    identifiedBy: "program_id",
    retry: "once",
  ),

  "programs.set_rules": Operation(
    key: "programs.set_rules",
    verb: "PUT",
    path: "/programs/{program_id}/rules",
    result: "ProgramRuleList",
    body: true,
    retry: "safe",
  ),

  "programs.update": Operation(
    key: "programs.update",
    verb: "PATCH",
    path: "/programs/{program_id}",
    result: "Program",
    identifiedBy: "program_id",
    body: true,
    retry: "safe",
  ),

  "quotes.create": Operation(
    key: "quotes.create",
    verb: "POST",
    path: "/quotes",
    result: "Quote",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "quotes.get": Operation(
    key: "quotes.get",
    verb: "GET",
    path: "/quotes/{quote_id}",
    result: "Quote",
    identifiedBy: "quote_id",
    retry: "safe",
  ),

  "recipients.create": Operation(
    key: "recipients.create",
    verb: "POST",
    path: "/recipients",
    result: "Recipient",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "recipients.create_bulk": Operation(
    key: "recipients.create_bulk",
    verb: "POST",
    path: "/recipients/bulk",
    result: "RecipientBulk",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "recipients.delete": Operation(
    key: "recipients.delete",
    verb: "DELETE",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
    retry: "safe",
  ),

  "recipients.get": Operation(
    key: "recipients.get",
    verb: "GET",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
    identifiedBy: "recipient_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "recipients.list": Operation(
    key: "recipients.list",
    verb: "GET",
    path: "/recipients",
    shape: "list",
    result: "Recipient",
    query: ["limit", "starting_after", "ending_before", "created", "external_id", "phone", "group", "cost_center", "status", "q", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "recipients.restore": Operation(
    key: "recipients.restore",
    verb: "POST",
    path: "/recipients/{recipient_id}/restore",
    result: "Recipient",
    identifiedBy: "recipient_id",
    retry: "safe",
  ),

  "recipients.update": Operation(
    key: "recipients.update",
    verb: "PATCH",
    path: "/recipients/{recipient_id}",
    result: "Recipient",
    identifiedBy: "recipient_id",
    body: true,
    retry: "safe",
  ),

  "referrals.create": Operation(
    key: "referrals.create",
    verb: "POST",
    path: "/referrals",
    result: "Referral",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "referrals.get": Operation(
    key: "referrals.get",
    verb: "GET",
    path: "/referrals/{referral_id}",
    result: "Referral",
    identifiedBy: "referral_id",
    retry: "safe",
  ),

  "referrals.list": Operation(
    key: "referrals.list",
    verb: "GET",
    path: "/referrals",
    shape: "list",
    result: "Referral",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "referrer", "referee", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "referrals.qualify": Operation(
    key: "referrals.qualify",
    verb: "POST",
    path: "/referrals/{referral_id}/qualify",
    result: "Referral",
    identifiedBy: "referral_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "reports.get_failures": Operation(
    key: "reports.get_failures",
    verb: "GET",
    path: "/reports/failures",
    result: "FailureReport",
    query: ["from", "to", "currency"],
    retry: "safe",
  ),

  "reports.get_failures_csv": Operation(
    key: "reports.get_failures_csv",
    verb: "GET",
    path: "/reports/failures",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "reports.get_programs": Operation(
    key: "reports.get_programs",
    verb: "GET",
    path: "/reports/programs",
    result: "ProgramReport",
    query: ["from", "to", "currency"],
    retry: "safe",
  ),

  "reports.get_programs_csv": Operation(
    key: "reports.get_programs_csv",
    verb: "GET",
    path: "/reports/programs",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "reports.get_reconciliation": Operation(
    key: "reports.get_reconciliation",
    verb: "GET",
    path: "/reports/reconciliation",
    result: "ReconciliationReport",
    query: ["date", "currency"],
    retry: "safe",
  ),

  "reports.get_reconciliation_csv": Operation(
    key: "reports.get_reconciliation_csv",
    verb: "GET",
    path: "/reports/reconciliation",
    shape: "file",
    accept: "text/csv",
    query: ["date", "currency"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "reports.get_spend": Operation(
    key: "reports.get_spend",
    verb: "GET",
    path: "/reports/spend",
    result: "SpendReport",
    query: ["from", "to", "currency", "group_by", "filter"],
    retry: "safe",
  ),

  "reports.get_spend_csv": Operation(
    key: "reports.get_spend_csv",
    verb: "GET",
    path: "/reports/spend",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency", "group_by", "filter"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "requests.get": Operation(
    key: "requests.get",
    verb: "GET",
    path: "/requests/{request_id}",
    result: "RequestLog",
    identifiedBy: "request_id",
    retry: "safe",
  ),

  "requests.list": Operation(
    key: "requests.list",
    verb: "GET",
    path: "/requests",
    shape: "list",
    result: "RequestLogLine",
    query: ["limit", "starting_after", "ending_before", "created", "api_key", "status", "path", "method", "idempotency_key"],
    retry: "safe",
    cursor: "both",
  ),

  "reviews.approve": Operation(
    key: "reviews.approve",
    verb: "POST",
    path: "/reviews/{review_id}/approve",
    result: "Review",
    identifiedBy: "review_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "reviews.get": Operation(
    key: "reviews.get",
    verb: "GET",
    path: "/reviews/{review_id}",
    result: "Review",
    identifiedBy: "review_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "reviews.list": Operation(
    key: "reviews.list",
    verb: "GET",
    path: "/reviews",
    shape: "list",
    result: "Review",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "reviews.reject": Operation(
    key: "reviews.reject",
    verb: "POST",
    path: "/reviews/{review_id}/reject",
    result: "Review",
    identifiedBy: "review_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "reward_links.create": Operation(
    key: "reward_links.create",
    verb: "POST",
    path: "/reward-links",
    result: "RewardLink",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "reward_links.create_many": Operation(
    key: "reward_links.create_many",
    verb: "POST",
    path: "/reward-links",
    result: "RewardLinkList",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "reward_links.get": Operation(
    key: "reward_links.get",
    verb: "GET",
    path: "/reward-links/{link_id}",
    result: "RewardLink",
    identifiedBy: "link_id",
    retry: "safe",
  ),

  "reward_links.list": Operation(
    key: "reward_links.list",
    verb: "GET",
    path: "/reward-links",
    shape: "list",
    result: "RewardLink",
    query: ["limit", "starting_after", "ending_before", "created", "status", "label", "program", "recipient", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "reward_links.revoke": Operation(
    key: "reward_links.revoke",
    verb: "POST",
    path: "/reward-links/{link_id}/revoke",
    result: "RewardLink",
    identifiedBy: "link_id",
    retry: "safe",
  ),

  "rewards.create": Operation(
    key: "rewards.create",
    verb: "POST",
    path: "/rewards",
    result: "RewardOrApproval",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "rewards.get": Operation(
    key: "rewards.get",
    verb: "GET",
    path: "/rewards/{reward_id}",
    result: "Reward",
    identifiedBy: "reward_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "rewards.list": Operation(
    key: "rewards.list",
    verb: "GET",
    path: "/rewards",
    shape: "list",
    result: "Reward",
    query: ["limit", "starting_after", "ending_before", "created", "status", "program", "recipient", "completion_id", "external_id", "expand[]", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "rewards.release": Operation(
    key: "rewards.release",
    verb: "POST",
    path: "/rewards/{reward_id}/release",
    result: "Reward",
    identifiedBy: "reward_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "rewards.validate": Operation(
    key: "rewards.validate",
    verb: "POST",
    path: "/rewards",
    result: "RewardValidation",
    body: true,
    retry: "safe",
    fixedIn: "body",
    fixedField: "validate_only",
    fixedValue: true,
  ),

  "rewards.void": Operation(
    key: "rewards.void",
    verb: "POST",
    path: "/rewards/{reward_id}/void",
    result: "Reward",
    identifiedBy: "reward_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "sandboxes.create": Operation(
    key: "sandboxes.create",
    verb: "POST",
    path: "/sandboxes",
    result: "Sandbox",
    body: true,
    retry: "once",
    auth: "none",
  ),

  "schedules.combine_occurrence": Operation(
    key: "schedules.combine_occurrence",
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/combine",
    result: "ScheduleOccurrence",
    body: true,
    retry: "once",
  ),

  "schedules.create": Operation(
    key: "schedules.create",
    verb: "POST",
    path: "/schedules",
    result: "Schedule",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "schedules.delete": Operation(
    key: "schedules.delete",
    verb: "DELETE",
    path: "/schedules/{schedule_id}",
    result: "DeletedSchedule",
    identifiedBy: "schedule_id",
    retry: "safe",
  ),

  "schedules.get": Operation(
    key: "schedules.get",
    verb: "GET",
    path: "/schedules/{schedule_id}",
    result: "Schedule",
    identifiedBy: "schedule_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "schedules.get_occurrence": Operation(
    key: "schedules.get_occurrence",
    verb: "GET",
    path: "/schedules/{schedule_id}/occurrences/{day}",
    result: "ScheduleOccurrence",
    retry: "safe",
  ),

  "schedules.list": Operation(
    key: "schedules.list",
    verb: "GET",
    path: "/schedules",
    shape: "list",
    result: "Schedule",
    query: ["limit", "starting_after", "ending_before", "created", "active", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "schedules.list_occurrences": Operation(
    key: "schedules.list_occurrences",
    verb: "GET",
    path: "/schedules/{schedule_id}/occurrences",
    shape: "list",
    result: "ScheduleOccurrence",
    query: ["from", "to"],
    retry: "safe",
  ),

  "schedules.move_occurrence": Operation(
    key: "schedules.move_occurrence",
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/move",
    result: "ScheduleOccurrence",
    body: true,
    retry: "once",
  ),

  "schedules.preview_run": Operation(
    key: "schedules.preview_run",
    verb: "POST",
    path: "/schedules/{schedule_id}/run-now/preview",
    result: "ScheduleRunPreview",
    retry: "safe",
  ),

  "schedules.reset_occurrence": Operation(
    key: "schedules.reset_occurrence",
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/reset",
    result: "ScheduleOccurrence",
    retry: "safe",
  ),

  "schedules.run": Operation(
    key: "schedules.run",
    verb: "POST",
    path: "/schedules/{schedule_id}/run-now",
    result: "Batch",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "schedules.skip_occurrence": Operation(
    key: "schedules.skip_occurrence",
    verb: "POST",
    path: "/schedules/{schedule_id}/occurrences/{day}/skip",
    result: "ScheduleOccurrence",
    retry: "safe",
  ),

  "schedules.update": Operation(
    key: "schedules.update",
    verb: "PATCH",
    path: "/schedules/{schedule_id}",
    result: "Schedule",
    identifiedBy: "schedule_id",
    body: true,
    retry: "safe",
  ),

  "schedules.update_occurrence": Operation(
    key: "schedules.update_occurrence",
    verb: "PATCH",
    path: "/schedules/{schedule_id}/occurrences/{day}",
    result: "ScheduleOccurrence",
    body: true,
    retry: "safe",
  ),

  "search.find": Operation(
    key: "search.find",
    verb: "GET",
    path: "/search",
    result: "Search",
    query: ["q"],
    retry: "safe",
  ),

  "sends.cancel": Operation(
    key: "sends.cancel",
    verb: "POST",
    path: "/sends/{send_id}/cancel",
    result: "Send",
    identifiedBy: "send_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "sends.change_meter": Operation(
    key: "sends.change_meter",
    verb: "POST",
    path: "/sends/{send_id}/meter",
    result: "Send",
    identifiedBy: "send_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "sends.create": Operation(
    key: "sends.create",
    verb: "POST",
    path: "/sends",
    result: "SendOrApproval",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "sends.get": Operation(
    key: "sends.get",
    verb: "GET",
    path: "/sends/{send_id}",
    result: "Send",
    identifiedBy: "send_id",
    query: ["expand[]"],
    retry: "safe",
  ),

  "sends.get_receipt": Operation(
    key: "sends.get_receipt",
    verb: "GET",
    path: "/sends/{send_id}/receipt",
    result: "Receipt",
    query: ["locale"],
    retry: "safe",
  ),

  "sends.get_receipt_pdf": Operation(
    key: "sends.get_receipt_pdf",
    verb: "GET",
    path: "/sends/{send_id}/receipt",
    shape: "file",
    accept: "application/pdf",
    query: ["locale"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "pdf",
  ),

  "sends.list": Operation(
    key: "sends.list",
    verb: "GET",
    path: "/sends",
    shape: "list",
    result: "Send",
    query: ["limit", "starting_after", "ending_before", "created", "status", "type", "target", "client_reference", "receipt_number", "provider_reference", "token_phone", "token_last4", "currency", "needs_attention", "recipient", "program", "batch", "cost_center", "api_key", "metadata", "expand[]"],
    retry: "safe",
    cursor: "both",
  ),

  "sends.list_attempts": Operation(
    key: "sends.list_attempts",
    verb: "GET",
    path: "/sends/{send_id}/attempts",
    shape: "list",
    result: "SendAttempt",
    retry: "safe",
  ),

  "sends.resend_token": Operation(
    key: "sends.resend_token",
    verb: "POST",
    path: "/sends/{send_id}/resend-token",
    result: "TokenResend",
    retry: "once",
  ),

  "sends.retry": Operation(
    key: "sends.retry",
    verb: "POST",
    path: "/sends/{send_id}/retry",
    result: "Send",
    retry: "keyed",
    sendsKey: true,
  ),

  "sends.validate": Operation(
    key: "sends.validate",
    verb: "POST",
    path: "/sends",
    result: "SendValidation",
    body: true,
    retry: "safe",
    fixedIn: "body",
    fixedField: "validate_only",
    fixedValue: true,
  ),

  "statements.get": Operation(
    key: "statements.get",
    verb: "GET",
    path: "/statements",
    result: "Statement",
    query: ["period", "currency"],
    retry: "safe",
  ),

  "statements.get_csv": Operation(
    key: "statements.get_csv",
    verb: "GET",
    path: "/statements.csv",
    shape: "file",
    accept: "text/csv",
    query: ["period", "currency"],
    retry: "safe",
  ),

  "statements.get_pdf": Operation(
    key: "statements.get_pdf",
    verb: "GET",
    path: "/statements.pdf",
    shape: "file",
    accept: "application/pdf",
    query: ["period", "currency"],
    retry: "safe",
  ),

  "status.get": Operation(
    key: "status.get",
    verb: "GET",
    path: "/status",
    result: "Status",
    retry: "safe",
  ),

  "status.get_history": Operation(
    key: "status.get_history",
    verb: "GET",
    path: "/status/history",
    result: "StatusHistory",
    query: ["from", "to"],
    retry: "safe",
  ),

  "test.create_credit": Operation(
    key: "test.create_credit",
    verb: "POST",
    path: "/test/credit",
    result: "TestCredit",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "test.reset": Operation(
    key: "test.reset",
    verb: "POST",
    path: "/test/reset",
    result: "TestReset",
    retry: "safe",
  ),

  "test.set_network_availability": Operation(
    key: "test.set_network_availability",
    verb: "POST",
    path: "/test/networks/{network}/availability",
    result: "Network",
    identifiedBy: "network",
    body: true,
    retry: "safe",
  ),

  "test.set_zesa_availability": Operation(
    key: "test.set_zesa_availability",
    verb: "POST",
    path: "/test/zesa/availability",
    result: "ZesaAvailability",
    body: true,
    retry: "safe",
  ),

  "test.approvals.approve": Operation(
    key: "test.approvals.approve",
    verb: "POST",
    path: "/test/approvals/{approval_id}/approve",
    result: "AgentApproval",
    identifiedBy: "approval_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "test.approvals.reject": Operation(
    key: "test.approvals.reject",
    verb: "POST",
    path: "/test/approvals/{approval_id}/reject",
    result: "AgentApproval",
    identifiedBy: "approval_id",
    retry: "keyed",
    sendsKey: true,
  ),

  "test.checkout_sessions.pay": Operation(
    key: "test.checkout_sessions.pay",
    verb: "POST",
    path: "/test/checkout-sessions/{session_id}/pay",
    result: "CheckoutSession",
    identifiedBy: "session_id",
    body: true,
    retry: "once",
  ),

  "test.checkout_sessions.review": Operation(
    key: "test.checkout_sessions.review",
    verb: "POST",
    path: "/test/checkout-sessions/{session_id}/review",
    result: "CheckoutSession",
    identifiedBy: "session_id",
    body: true,
    retry: "once",
  ),

  "test.clock.advance": Operation(
    key: "test.clock.advance",
    verb: "POST",
    path: "/test/clock/advance",
    result: "TestClock",
    body: true,
    retry: "once",
  ),

  "test.clock.get": Operation(
    key: "test.clock.get",
    verb: "GET",
    path: "/test/clock",
    result: "TestClock",
    retry: "safe",
  ),

  "test.events.trigger": Operation(
    key: "test.events.trigger",
    verb: "POST",
    path: "/test/events/trigger",
    result: "Event",
    body: true,
    retry: "once",
  ),

  "test.reward_links.claim": Operation(
    key: "test.reward_links.claim",
    verb: "POST",
    path: "/test/reward-links/{link_id}/claim",
    result: "Reward",
    body: true,
    retry: "safe",
  ),

  "test.sends.advance": Operation(
    key: "test.sends.advance",
    verb: "POST",
    path: "/test/sends/{send_id}/advance",
    result: "Send",
    identifiedBy: "send_id",
    body: true,
    retry: "once",
  ),

  "token_links.get": Operation(
    key: "token_links.get",
    verb: "GET",
    path: "/token-links/{secret}",
    result: "TokenLink",
    query: ["read"],
    retry: "safe",
    auth: "none",
  ),

  "topups.create": Operation(
    key: "topups.create",
    verb: "POST",
    path: "/credit/topups",
    result: "Topup",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "topups.get": Operation(
    key: "topups.get",
    verb: "GET",
    path: "/credit/topups/{topup_id}",
    result: "Topup",
    identifiedBy: "topup_id",
    retry: "safe",
  ),

  "topups.list": Operation(
    key: "topups.list",
    verb: "GET",
    path: "/credit/topups",
    shape: "list",
    result: "Topup",
    query: ["limit", "starting_after", "ending_before", "created", "method", "status"],
    retry: "safe",
    cursor: "both",
  ),

  "webhook_deliveries.get": Operation(
    key: "webhook_deliveries.get",
    verb: "GET",
    path: "/webhook-deliveries/{delivery_id}",
    result: "WebhookDelivery",
    identifiedBy: "delivery_id",
    retry: "safe",
  ),

  "webhook_deliveries.list": Operation(
    key: "webhook_deliveries.list",
    verb: "GET",
    path: "/webhook-deliveries",
    shape: "list",
    result: "WebhookDelivery",
    query: ["limit", "starting_after", "ending_before", "created", "endpoint", "event", "status", "type"],
    retry: "safe",
    cursor: "both",
  ),

  "webhook_deliveries.redeliver": Operation(
    key: "webhook_deliveries.redeliver",
    verb: "POST",
    path: "/webhook-deliveries/{delivery_id}/redeliver",
    result: "WebhookDelivery",
    retry: "keyed",
    sendsKey: true,
  ),

  "webhook_endpoints.create": Operation(
    key: "webhook_endpoints.create",
    verb: "POST",
    path: "/webhook-endpoints",
    result: "WebhookEndpoint",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "webhook_endpoints.delete": Operation(
    key: "webhook_endpoints.delete",
    verb: "DELETE",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identifiedBy: "endpoint_id",
    retry: "safe",
  ),

  "webhook_endpoints.get": Operation(
    key: "webhook_endpoints.get",
    verb: "GET",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identifiedBy: "endpoint_id",
    retry: "safe",
  ),

  "webhook_endpoints.get_replay": Operation(
    key: "webhook_endpoints.get_replay",
    verb: "GET",
    path: "/webhook-endpoints/{endpoint_id}/replays/{replay_id}",
    result: "WebhookReplay",
    identifiedBy: "replay_id",
    retry: "safe",
  ),

  "webhook_endpoints.list": Operation(
    key: "webhook_endpoints.list",
    verb: "GET",
    path: "/webhook-endpoints",
    shape: "list",
    result: "WebhookEndpoint",
    query: ["limit", "starting_after", "ending_before", "created", "status", "metadata"],
    retry: "safe",
    cursor: "both",
  ),

  "webhook_endpoints.replay": Operation(
    key: "webhook_endpoints.replay",
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/replay",
    result: "WebhookReplay",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "webhook_endpoints.roll_secret": Operation(
    key: "webhook_endpoints.roll_secret",
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/roll-secret",
    result: "WebhookEndpoint",
    identifiedBy: "endpoint_id",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "webhook_endpoints.test": Operation(
    key: "webhook_endpoints.test",
    verb: "POST",
    path: "/webhook-endpoints/{endpoint_id}/test",
    result: "WebhookDelivery",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "webhook_endpoints.update": Operation(
    key: "webhook_endpoints.update",
    verb: "PATCH",
    path: "/webhook-endpoints/{endpoint_id}",
    result: "WebhookEndpoint",
    identifiedBy: "endpoint_id",
    body: true,
    retry: "safe",
  ),

  "workforce.allocate": Operation(
    key: "workforce.allocate",
    verb: "POST",
    path: "/workforce/allocate",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "workforce.get_access": Operation(
    key: "workforce.get_access",
    verb: "GET",
    path: "/workforce/access",
    result: "WorkforceAccess",
    retry: "safe",
  ),

  "workforce.get_journal": Operation(
    key: "workforce.get_journal",
    verb: "GET",
    path: "/workforce/journal",
    result: "WorkforceJournal",
    query: ["from", "to", "cost_center"],
    retry: "safe",
  ),

  "workforce.get_journal_csv": Operation(
    key: "workforce.get_journal_csv",
    verb: "GET",
    path: "/workforce/journal",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "cost_center"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "workforce.get_ledger": Operation(
    key: "workforce.get_ledger",
    verb: "GET",
    path: "/workforce/ledger",
    shape: "numbered",
    result: "WorkforceLedgerEntry",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
    retry: "safe",
  ),

  "workforce.get_ledger_csv": Operation(
    key: "workforce.get_ledger_csv",
    verb: "GET",
    path: "/workforce/ledger",
    shape: "file",
    accept: "text/csv",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv",
  ),

  "workforce.get_ledger_csv_json": Operation(
    key: "workforce.get_ledger_csv_json",
    verb: "GET",
    path: "/workforce/ledger",
    result: "WorkforceExport",
    query: ["from", "to", "currency", "kind", "q", "page", "page_size"],
    retry: "safe",
    fixedIn: "query",
    fixedField: "format",
    fixedValue: "csv-json",
  ),

  "workforce.get_meters": Operation(
    key: "workforce.get_meters",
    verb: "GET",
    path: "/workforce/meters",
    result: "WorkforceMeters",
    retry: "safe",
  ),

  "workforce.get_products": Operation(
    key: "workforce.get_products",
    verb: "GET",
    path: "/workforce/products",
    result: "WorkforceProducts",
    retry: "safe",
  ),

  "workforce.preview_allocation": Operation(
    key: "workforce.preview_allocation",
    verb: "POST",
    path: "/workforce/allocate/preview",
    result: "WorkforcePreview",
    body: true,
    retry: "safe",
  ),

  "workforce.batches.cancel": Operation(
    key: "workforce.batches.cancel",
    verb: "POST",
    path: "/workforce/batches/{reference}/cancel",
    result: "WorkforceBatch",
    retry: "safe",
  ),

  "workforce.batches.get": Operation(
    key: "workforce.batches.get",
    verb: "GET",
    path: "/workforce/batches/{reference}",
    result: "WorkforceBatch",
    retry: "safe",
  ),

  "workforce.batches.get_results": Operation(
    key: "workforce.batches.get_results",
    verb: "GET",
    path: "/workforce/batches/{reference}/results.csv",
    shape: "file",
    accept: "text/csv",
    retry: "safe",
  ),

  "workforce.batches.list": Operation(
    key: "workforce.batches.list",
    verb: "GET",
    path: "/workforce/batches",
    shape: "numbered",
    result: "WorkforceBatchSummary",
    query: ["from", "to", "status", "cost_center", "page", "page_size"],
    retry: "safe",
  ),

  "workforce.batches.preview_resend": Operation(
    key: "workforce.batches.preview_resend",
    verb: "POST",
    path: "/workforce/batches/{reference}/resend/preview",
    result: "WorkforcePreview",
    body: true,
    retry: "safe",
  ),

  "workforce.batches.resend": Operation(
    key: "workforce.batches.resend",
    verb: "POST",
    path: "/workforce/batches/{reference}/resend",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "workforce.cost_centers.change_people": Operation(
    key: "workforce.cost_centers.change_people",
    verb: "POST",
    path: "/workforce/cost-centers/{cost_center_id}/people",
    result: "WorkforceDepartmentPeople",
    body: true,
    retry: "once",
  ),

  "workforce.cost_centers.create": Operation(
    key: "workforce.cost_centers.create",
    verb: "POST",
    path: "/workforce/cost-centers",
    result: "WorkforceDepartment",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),

  "workforce.cost_centers.get_people": Operation(
    key: "workforce.cost_centers.get_people",
    verb: "GET",
    path: "/workforce/cost-centers/{cost_center_id}/people",
    result: "WorkforceDepartmentPeople",
    retry: "safe",
  ),

  "workforce.cost_centers.get_spend": Operation(
    key: "workforce.cost_centers.get_spend",
    verb: "GET",
    path: "/workforce/cost-centers/{cost_center_id}/spend",
    result: "WorkforceDepartmentSpend",
    query: ["from", "to"],
    retry: "safe",
  ),

  "workforce.cost_centers.list": Operation(
    key: "workforce.cost_centers.list",
    verb: "GET",
    path: "/workforce/cost-centers",
    result: "WorkforceDepartmentList",
    retry: "safe",
  ),

  "workforce.cost_centers.update": Operation(
    key: "workforce.cost_centers.update",
    verb: "PATCH",
    path: "/workforce/cost-centers/{cost_center_id}",
    result: "WorkforceDepartment",
    identifiedBy: "cost_center_id",
    body: true,
    retry: "safe",
  ),

  "workforce.recipients.create": Operation(
    key: "workforce.recipients.create",
    verb: "POST",
    path: "/workforce/recipients",
    result: "WorkforcePersonCreated",
    body: true,
    retry: "safe",
  ),

  "workforce.recipients.list": Operation(
    key: "workforce.recipients.list",
    verb: "GET",
    path: "/workforce/recipients",
    shape: "numbered",
    result: "WorkforcePerson",
    query: ["q", "cost_center", "page", "page_size"],
    retry: "safe",
  ),

  "workforce.recipients.update": Operation(
    key: "workforce.recipients.update",
    verb: "PATCH",
    path: "/workforce/recipients/{recipient_id}",
    result: "WorkforcePersonUpdated",
    body: true,
    retry: "safe",
  ),

  "workforce.schedules.list": Operation(
    key: "workforce.schedules.list",
    verb: "GET",
    path: "/workforce/schedules",
    shape: "numbered",
    result: "Schedule",
    query: ["page", "page_size"],
    retry: "safe",
  ),

  "workforce.schedules.run": Operation(
    key: "workforce.schedules.run",
    verb: "POST",
    path: "/workforce/schedules/{schedule_id}/run-now",
    result: "WorkforceSendResult",
    body: true,
    retry: "keyed",
    sendsKey: true,
  ),
};
