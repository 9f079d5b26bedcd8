// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package svc

// operations is what the runtime knows of each method.
var operations = map[string]*operation{

	"account.get": {
		key:    "account.get",
		verb:   "GET",
		path:   "/account",
		result: "Account",
		retry:  "safe",
	},

	"account.list_activity": {
		key:    "account.list_activity",
		verb:   "GET",
		path:   "/activity",
		shape:  "list",
		result: "AccountActivity",
		query:  []string{"limit", "starting_after", "created"},
		retry:  "safe",
		cursor: "forward",
	},

	"account.update": {
		key:    "account.update",
		verb:   "PATCH",
		path:   "/account",
		result: "Account",
		body:   true,
		retry:  "safe",
	},

	"activities.create": {
		key:      "activities.create",
		verb:     "POST",
		path:     "/activities",
		result:   "Activity",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"activities.get": {
		key:          "activities.get",
		verb:         "GET",
		path:         "/activities/{activity_id}",
		result:       "Activity",
		identifiedBy: "activity_id",
		retry:        "safe",
	},

	"activities.list": {
		key:    "activities.list",
		verb:   "GET",
		path:   "/activities",
		shape:  "list",
		result: "Activity",
		query:  []string{"limit", "starting_after", "ending_before", "created", "name", "recipient", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"approvals.get": {
		key:          "approvals.get",
		verb:         "GET",
		path:         "/approvals/{approval_id}",
		result:       "AgentApproval",
		identifiedBy: "approval_id",
		retry:        "safe",
	},

	"approvals.list": {
		key:    "approvals.list",
		verb:   "GET",
		path:   "/approvals",
		shape:  "list",
		result: "AgentApproval",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "action", "api_key"},
		retry:  "safe",
		cursor: "both",
	},

	"audit_log.list": {
		key:    "audit_log.list",
		verb:   "GET",
		path:   "/audit-log",
		shape:  "list",
		result: "AuditEvent",
		query:  []string{"limit", "starting_after", "ending_before", "created", "action", "object"},
		retry:  "safe",
		cursor: "both",
	},

	"batches.approve": {
		key:          "batches.approve",
		verb:         "POST",
		path:         "/batches/{batch_id}/approve",
		result:       "Batch",
		identifiedBy: "batch_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"batches.cancel": {
		key:          "batches.cancel",
		verb:         "POST",
		path:         "/batches/{batch_id}/cancel",
		result:       "Batch",
		identifiedBy: "batch_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"batches.create": {
		key:      "batches.create",
		verb:     "POST",
		path:     "/batches",
		result:   "Batch",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"batches.get": {
		key:          "batches.get",
		verb:         "GET",
		path:         "/batches/{batch_id}",
		result:       "Batch",
		identifiedBy: "batch_id",
		retry:        "safe",
	},

	"batches.get_results": {
		key:    "batches.get_results",
		verb:   "GET",
		path:   "/batches/{batch_id}/results.csv",
		shape:  "file",
		accept: "text/csv",
		retry:  "safe",
	},

	"batches.list": {
		key:    "batches.list",
		verb:   "GET",
		path:   "/batches",
		shape:  "list",
		result: "Batch",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"batches.list_items": {
		key:    "batches.list_items",
		verb:   "GET",
		path:   "/batches/{batch_id}/items",
		shape:  "list",
		result: "BatchItem",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"batches.preview": {
		key:    "batches.preview",
		verb:   "POST",
		path:   "/batches/preview",
		result: "BatchPreview",
		body:   true,
		retry:  "safe",
	},

	"batches.retry_failed": {
		key:      "batches.retry_failed",
		verb:     "POST",
		path:     "/batches/{batch_id}/retry-failed",
		result:   "Batch",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"blocklist.create": {
		key:    "blocklist.create",
		verb:   "POST",
		path:   "/blocklist",
		result: "BlockedTarget",
		body:   true,
		retry:  "once",
	},

	"blocklist.delete": {
		key:          "blocklist.delete",
		verb:         "DELETE",
		path:         "/blocklist/{entry_id}",
		result:       "BlockedTarget",
		identifiedBy: "entry_id",
		retry:        "safe",
	},

	"blocklist.get": {
		key:          "blocklist.get",
		verb:         "GET",
		path:         "/blocklist/{entry_id}",
		result:       "BlockedTarget",
		identifiedBy: "entry_id",
		retry:        "safe",
	},

	"blocklist.list": {
		key:    "blocklist.list",
		verb:   "GET",
		path:   "/blocklist",
		shape:  "list",
		result: "BlockedTarget",
		query:  []string{"limit", "starting_after", "ending_before", "created", "target"},
		retry:  "safe",
		cursor: "both",
	},

	"checkins.create": {
		key:      "checkins.create",
		verb:     "POST",
		path:     "/checkins",
		result:   "Checkin",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"checkins.list": {
		key:    "checkins.list",
		verb:   "GET",
		path:   "/checkins",
		shape:  "list",
		result: "Checkin",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "program", "link"},
		retry:  "safe",
		cursor: "both",
	},

	"checkout_sessions.change_meter": {
		key:          "checkout_sessions.change_meter",
		verb:         "POST",
		path:         "/checkout-sessions/{session_id}/meter",
		result:       "CheckoutSession",
		identifiedBy: "session_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"checkout_sessions.create": {
		key:      "checkout_sessions.create",
		verb:     "POST",
		path:     "/checkout-sessions",
		result:   "CheckoutSession",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"checkout_sessions.expire": {
		key:          "checkout_sessions.expire",
		verb:         "POST",
		path:         "/checkout-sessions/{session_id}/expire",
		result:       "CheckoutSession",
		identifiedBy: "session_id",
		retry:        "safe",
	},

	"checkout_sessions.get": {
		key:          "checkout_sessions.get",
		verb:         "GET",
		path:         "/checkout-sessions/{session_id}",
		result:       "CheckoutSession",
		identifiedBy: "session_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"checkout_sessions.list": {
		key:    "checkout_sessions.list",
		verb:   "GET",
		path:   "/checkout-sessions",
		shape:  "list",
		result: "CheckoutSession",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "client_reference", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"claims.create": {
		key:      "claims.create",
		verb:     "POST",
		path:     "/claims/{token}",
		result:   "RewardLinkClaim",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"claims.get": {
		key:    "claims.get",
		verb:   "GET",
		path:   "/claims/{token}",
		result: "RewardLinkClaim",
		retry:  "safe",
	},

	"claims.send_code": {
		key:    "claims.send_code",
		verb:   "POST",
		path:   "/claims/{token}/code",
		result: "ClaimCode",
		body:   true,
		retry:  "once",
	},

	"cost_centers.create": {
		key:      "cost_centers.create",
		verb:     "POST",
		path:     "/cost-centers",
		result:   "CostCenter",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"cost_centers.get": {
		key:          "cost_centers.get",
		verb:         "GET",
		path:         "/cost-centers/{cost_center_id}",
		result:       "CostCenter",
		identifiedBy: "cost_center_id",
		retry:        "safe",
	},

	"cost_centers.list": {
		key:    "cost_centers.list",
		verb:   "GET",
		path:   "/cost-centers",
		shape:  "list",
		result: "CostCenter",
		query:  []string{"limit", "starting_after", "ending_before", "created", "is_active"},
		retry:  "safe",
		cursor: "both",
	},

	"cost_centers.update": {
		key:          "cost_centers.update",
		verb:         "PATCH",
		path:         "/cost-centers/{cost_center_id}",
		result:       "CostCenter",
		identifiedBy: "cost_center_id",
		body:         true,
		retry:        "safe",
	},

	"credit.get": {
		key:    "credit.get",
		verb:   "GET",
		path:   "/credit",
		result: "Credit",
		retry:  "safe",
	},

	"credit.get_alerts": {
		key:    "credit.get_alerts",
		verb:   "GET",
		path:   "/credit/alerts",
		result: "CreditAlerts",
		retry:  "safe",
	},

	"credit.get_reservation": {
		key:          "credit.get_reservation",
		verb:         "GET",
		path:         "/credit/reservations/{reservation_id}",
		result:       "CreditReservation",
		identifiedBy: "reservation_id",
		retry:        "safe",
	},

	"credit.get_transaction": {
		key:          "credit.get_transaction",
		verb:         "GET",
		path:         "/credit/transactions/{transaction_id}",
		result:       "CreditTransaction",
		identifiedBy: "transaction_id",
		retry:        "safe",
	},

	"credit.list_reservations": {
		key:    "credit.list_reservations",
		verb:   "GET",
		path:   "/credit/reservations",
		shape:  "list",
		result: "CreditReservation",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "currency", "source"},
		retry:  "safe",
		cursor: "both",
	},

	"credit.list_transactions": {
		key:    "credit.list_transactions",
		verb:   "GET",
		path:   "/credit/transactions",
		shape:  "list",
		result: "CreditTransaction",
		query:  []string{"limit", "starting_after", "ending_before", "created", "currency", "type", "source"},
		retry:  "safe",
		cursor: "both",
	},

	"credit.update_alerts": {
		key:    "credit.update_alerts",
		verb:   "PUT",
		path:   "/credit/alerts",
		result: "CreditAlerts",
		body:   true,
		retry:  "safe",
	},

	"dealer.create_application": {
		key:      "dealer.create_application",
		verb:     "POST",
		path:     "/dealer/application",
		result:   "DealerApplication",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"dealer.get_application": {
		key:    "dealer.get_application",
		verb:   "GET",
		path:   "/dealer/application",
		result: "DealerApplication",
		retry:  "safe",
	},

	"dealer.submit_application": {
		key:    "dealer.submit_application",
		verb:   "POST",
		path:   "/dealer/application/submit",
		result: "DealerApplication",
		retry:  "once",
	},

	"dealer.update_application": {
		key:    "dealer.update_application",
		verb:   "PATCH",
		path:   "/dealer/application",
		result: "DealerApplication",
		body:   true,
		retry:  "safe",
	},

	"disputes.create": {
		key:      "disputes.create",
		verb:     "POST",
		path:     "/disputes",
		result:   "Dispute",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"disputes.get": {
		key:          "disputes.get",
		verb:         "GET",
		path:         "/disputes/{dispute_id}",
		result:       "Dispute",
		identifiedBy: "dispute_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"disputes.list": {
		key:    "disputes.list",
		verb:   "GET",
		path:   "/disputes",
		shape:  "list",
		result: "Dispute",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "send", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"documents.get": {
		key:          "documents.get",
		verb:         "GET",
		path:         "/documents/{document_id}",
		result:       "Document",
		identifiedBy: "document_id",
		retry:        "safe",
	},

	"documents.list": {
		key:    "documents.list",
		verb:   "GET",
		path:   "/documents",
		shape:  "list",
		result: "Document",
		query:  []string{"limit", "starting_after", "ending_before", "created", "purpose", "status"},
		retry:  "safe",
		cursor: "both",
	},

	"documents.upload": {
		key:       "documents.upload",
		verb:      "POST",
		path:      "/documents",
		result:    "Document",
		body:      true,
		fileField: "file",
		retry:     "keyed",
		sendsKey:  true,
	},

	"error_codes.list": {
		key:    "error_codes.list",
		verb:   "GET",
		path:   "/error-codes",
		shape:  "list",
		result: "ErrorCodeEntry",
		retry:  "safe",
		auth:   "none",
	},

	"events.get": {
		key:          "events.get",
		verb:         "GET",
		path:         "/events/{event_id}",
		result:       "Event",
		identifiedBy: "event_id",
		retry:        "safe",
	},

	"events.list": {
		key:    "events.list",
		verb:   "GET",
		path:   "/events",
		shape:  "list",
		result: "Event",
		query:  []string{"limit", "starting_after", "ending_before", "created", "type", "object", "delivery"},
		retry:  "safe",
		cursor: "both",
	},

	"exports.create": {
		key:      "exports.create",
		verb:     "POST",
		path:     "/exports",
		result:   "Export",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"exports.get": {
		key:          "exports.get",
		verb:         "GET",
		path:         "/exports/{export_id}",
		result:       "Export",
		identifiedBy: "export_id",
		retry:        "safe",
	},

	"exports.list": {
		key:    "exports.list",
		verb:   "GET",
		path:   "/exports",
		shape:  "list",
		result: "Export",
		query:  []string{"limit", "starting_after", "ending_before", "created", "kind", "status"},
		retry:  "safe",
		cursor: "both",
	},

	"family.create": {
		key:      "family.create",
		verb:     "POST",
		path:     "/family/members",
		result:   "FamilyMember",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"family.delete": {
		key:          "family.delete",
		verb:         "DELETE",
		path:         "/family/members/{family_member_id}",
		result:       "FamilyMember",
		identifiedBy: "family_member_id",
		retry:        "safe",
	},

	"family.get_member": {
		key:          "family.get_member",
		verb:         "GET",
		path:         "/family/members/{family_member_id}",
		result:       "FamilyMember",
		identifiedBy: "family_member_id",
		retry:        "safe",
	},

	"family.list": {
		key:    "family.list",
		verb:   "GET",
		path:   "/family/members",
		shape:  "list",
		result: "FamilyMember",
		retry:  "safe",
	},

	"family.send_to": {
		key:      "family.send_to",
		verb:     "POST",
		path:     "/family/members/{family_member_id}/send",
		result:   "Send",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"family.update": {
		key:          "family.update",
		verb:         "PATCH",
		path:         "/family/members/{family_member_id}",
		result:       "FamilyMember",
		identifiedBy: "family_member_id",
		body:         true,
		retry:        "safe",
	},

	"groups.create": {
		key:      "groups.create",
		verb:     "POST",
		path:     "/groups",
		result:   "Group",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"groups.delete": {
		key:          "groups.delete",
		verb:         "DELETE",
		path:         "/groups/{group_id}",
		result:       "Group",
		identifiedBy: "group_id",
		retry:        "safe",
	},

	"groups.get": {
		key:          "groups.get",
		verb:         "GET",
		path:         "/groups/{group_id}",
		result:       "Group",
		identifiedBy: "group_id",
		retry:        "safe",
	},

	"groups.list": {
		key:    "groups.list",
		verb:   "GET",
		path:   "/groups",
		shape:  "list",
		result: "Group",
		query:  []string{"limit", "starting_after", "ending_before", "created", "kind", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"groups.list_members": {
		key:    "groups.list_members",
		verb:   "GET",
		path:   "/groups/{group_id}/members",
		shape:  "list",
		result: "Recipient",
		query:  []string{"limit", "starting_after", "ending_before", "created"},
		retry:  "safe",
		cursor: "both",
	},

	"groups.update": {
		key:          "groups.update",
		verb:         "PATCH",
		path:         "/groups/{group_id}",
		result:       "Group",
		identifiedBy: "group_id",
		body:         true,
		retry:        "safe",
	},

	"groups.update_members": {
		key:          "groups.update_members",
		verb:         "POST",
		path:         "/groups/{group_id}/members",
		result:       "Group",
		identifiedBy: "group_id",
		body:         true,
		retry:        "safe",
	},

	"health.get": {
		key:    "health.get",
		verb:   "GET",
		path:   "/health",
		result: "Health",
		retry:  "safe",
		auth:   "none",
	},

	"invites.delete": {
		key:          "invites.delete",
		verb:         "DELETE",
		path:         "/invites/{invite_id}",
		result:       "Invite",
		identifiedBy: "invite_id",
		retry:        "safe",
	},

	"invites.get": {
		key:          "invites.get",
		verb:         "GET",
		path:         "/invites/{invite_id}",
		result:       "Invite",
		identifiedBy: "invite_id",
		retry:        "safe",
	},

	"invites.list": {
		key:    "invites.list",
		verb:   "GET",
		path:   "/invites",
		shape:  "list",
		result: "Invite",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status"},
		retry:  "safe",
		cursor: "both",
	},

	"keys.create": {
		key:    "keys.create",
		verb:   "POST",
		path:   "/keys",
		result: "ApiKey",
		body:   true,
		retry:  "once",
	},

	"keys.delete": {
		key:          "keys.delete",
		verb:         "DELETE",
		path:         "/keys/{key_id}",
		result:       "ApiKey",
		identifiedBy: "key_id",
		retry:        "safe",
	},

	"keys.get": {
		key:          "keys.get",
		verb:         "GET",
		path:         "/keys/{key_id}",
		result:       "ApiKey",
		identifiedBy: "key_id",
		retry:        "safe",
	},

	"keys.list": {
		key:    "keys.list",
		verb:   "GET",
		path:   "/keys",
		shape:  "list",
		result: "ApiKey",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status"},
		retry:  "safe",
		cursor: "both",
	},

	"keys.roll": {
		key:          "keys.roll",
		verb:         "POST",
		path:         "/keys/{key_id}/roll",
		result:       "ApiKey",
		identifiedBy: "key_id",
		body:         true,
		retry:        "once",
	},

	"keys.update": {
		key:          "keys.update",
		verb:         "PATCH",
		path:         "/keys/{key_id}",
		result:       "ApiKey",
		identifiedBy: "key_id",
		body:         true,
		retry:        "safe",
	},

	"lookups.phone": {
		key:    "lookups.phone",
		verb:   "GET",
		path:   "/lookups/phone",
		result: "PhoneLookup",
		query:  []string{"phone", "currency"},
		retry:  "safe",
	},

	"members.delete": {
		key:          "members.delete",
		verb:         "DELETE",
		path:         "/members/{member_id}",
		result:       "Member",
		identifiedBy: "member_id",
		retry:        "safe",
	},

	"members.get": {
		key:          "members.get",
		verb:         "GET",
		path:         "/members/{member_id}",
		result:       "Member",
		identifiedBy: "member_id",
		retry:        "safe",
	},

	"members.invite": {
		key:      "members.invite",
		verb:     "POST",
		path:     "/members",
		result:   "Invite",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"members.list": {
		key:    "members.list",
		verb:   "GET",
		path:   "/members",
		shape:  "list",
		result: "Member",
		query:  []string{"limit", "starting_after", "ending_before", "created", "role"},
		retry:  "safe",
		cursor: "both",
	},

	"members.update": {
		key:          "members.update",
		verb:         "PATCH",
		path:         "/members/{member_id}",
		result:       "Member",
		identifiedBy: "member_id",
		body:         true,
		retry:        "safe",
	},

	"meters.get": {
		key:    "meters.get",
		verb:   "GET",
		path:   "/meters/{number}",
		result: "Meter",
		query:  []string{"currency"},
		retry:  "safe",
	},

	"networks.list": {
		key:    "networks.list",
		verb:   "GET",
		path:   "/networks",
		shape:  "list",
		result: "Network",
		retry:  "safe",
	},

	"overview.get": {
		key:    "overview.get",
		verb:   "GET",
		path:   "/overview",
		result: "Overview",
		retry:  "safe",
	},

	"power.get_quote": {
		key:    "power.get_quote",
		verb:   "GET",
		path:   "/power/quote",
		result: "PowerQuote",
		query:  []string{"currency", "amount", "meter"},
		retry:  "safe",
	},

	"power.get_rate": {
		key:    "power.get_rate",
		verb:   "GET",
		path:   "/power/rate",
		result: "PowerRate",
		query:  []string{"currency"},
		retry:  "safe",
	},

	"power.get_series": {
		key:    "power.get_series",
		verb:   "GET",
		path:   "/power/series",
		result: "PowerSeries",
		query:  []string{"currency"},
		retry:  "safe",
	},

	"power.list_observations": {
		key:    "power.list_observations",
		verb:   "GET",
		path:   "/power/observations",
		shape:  "list",
		result: "PowerObservation",
		query:  []string{"currency", "days", "limit", "starting_after"},
		retry:  "safe",
		cursor: "forward",
	},

	"products.get": {
		key:          "products.get",
		verb:         "GET",
		path:         "/products/{product_id}",
		result:       "Product",
		identifiedBy: "product_id",
		retry:        "safe",
	},

	"products.list": {
		key:    "products.list",
		verb:   "GET",
		path:   "/products",
		shape:  "list",
		result: "Product",
		query:  []string{"type", "network", "currency"},
		retry:  "safe",
	},

	"products.list_bundles": {
		key:    "products.list_bundles",
		verb:   "GET",
		path:   "/products/{product_id}/bundles",
		shape:  "list",
		result: "Bundle",
		retry:  "safe",
	},

	"programs.activate": {
		key:          "programs.activate",
		verb:         "POST",
		path:         "/programs/{program_id}/activate",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.close": {
		key:          "programs.close",
		verb:         "POST",
		path:         "/programs/{program_id}/close",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.create": {
		key:      "programs.create",
		verb:     "POST",
		path:     "/programs",
		result:   "Program",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"programs.create_completion": {
		key:    "programs.create_completion",
		verb:   "POST",
		path:   "/programs/{program_id}/completions",
		result: "Reward",
		body:   true,
		retry:  "safe",
		auth:   "program",
	},

	"programs.defund": {
		key:          "programs.defund",
		verb:         "POST",
		path:         "/programs/{program_id}/defund",
		result:       "Program",
		identifiedBy: "program_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"programs.delete": {
		key:          "programs.delete",
		verb:         "DELETE",
		path:         "/programs/{program_id}",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.fund": {
		key:          "programs.fund",
		verb:         "POST",
		path:         "/programs/{program_id}/fund",
		result:       "Program",
		identifiedBy: "program_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"programs.get": {
		key:          "programs.get",
		verb:         "GET",
		path:         "/programs/{program_id}",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.list": {
		key:    "programs.list",
		verb:   "GET",
		path:   "/programs",
		shape:  "list",
		result: "Program",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"programs.list_rules": {
		key:    "programs.list_rules",
		verb:   "GET",
		path:   "/programs/{program_id}/rules",
		shape:  "list",
		result: "ProgramRule",
		query:  []string{"active"},
		retry:  "safe",
	},

	"programs.pause": {
		key:          "programs.pause",
		verb:         "POST",
		path:         "/programs/{program_id}/pause",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.resume": {
		key:          "programs.resume",
		verb:         "POST",
		path:         "/programs/{program_id}/resume",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "safe",
	},

	"programs.roll_secret": {
		key:          "programs.roll_secret",
		verb:         "POST",
		path:         "/programs/{program_id}/roll-secret",
		result:       "Program",
		identifiedBy: "program_id",
		retry:        "once",
	},

	"programs.set_rules": {
		key:    "programs.set_rules",
		verb:   "PUT",
		path:   "/programs/{program_id}/rules",
		result: "ProgramRuleList",
		body:   true,
		retry:  "safe",
	},

	"programs.update": {
		key:          "programs.update",
		verb:         "PATCH",
		path:         "/programs/{program_id}",
		result:       "Program",
		identifiedBy: "program_id",
		body:         true,
		retry:        "safe",
	},

	"quotes.create": {
		key:      "quotes.create",
		verb:     "POST",
		path:     "/quotes",
		result:   "Quote",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"quotes.get": {
		key:          "quotes.get",
		verb:         "GET",
		path:         "/quotes/{quote_id}",
		result:       "Quote",
		identifiedBy: "quote_id",
		retry:        "safe",
	},

	"recipients.create": {
		key:      "recipients.create",
		verb:     "POST",
		path:     "/recipients",
		result:   "Recipient",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"recipients.create_bulk": {
		key:      "recipients.create_bulk",
		verb:     "POST",
		path:     "/recipients/bulk",
		result:   "RecipientBulk",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"recipients.delete": {
		key:    "recipients.delete",
		verb:   "DELETE",
		path:   "/recipients/{recipient_id}",
		result: "Recipient",
		retry:  "safe",
	},

	"recipients.get": {
		key:          "recipients.get",
		verb:         "GET",
		path:         "/recipients/{recipient_id}",
		result:       "Recipient",
		identifiedBy: "recipient_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"recipients.list": {
		key:    "recipients.list",
		verb:   "GET",
		path:   "/recipients",
		shape:  "list",
		result: "Recipient",
		query:  []string{"limit", "starting_after", "ending_before", "created", "external_id", "phone", "group", "cost_center", "status", "q", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"recipients.restore": {
		key:          "recipients.restore",
		verb:         "POST",
		path:         "/recipients/{recipient_id}/restore",
		result:       "Recipient",
		identifiedBy: "recipient_id",
		retry:        "safe",
	},

	"recipients.update": {
		key:          "recipients.update",
		verb:         "PATCH",
		path:         "/recipients/{recipient_id}",
		result:       "Recipient",
		identifiedBy: "recipient_id",
		body:         true,
		retry:        "safe",
	},

	"referrals.create": {
		key:      "referrals.create",
		verb:     "POST",
		path:     "/referrals",
		result:   "Referral",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"referrals.get": {
		key:          "referrals.get",
		verb:         "GET",
		path:         "/referrals/{referral_id}",
		result:       "Referral",
		identifiedBy: "referral_id",
		retry:        "safe",
	},

	"referrals.list": {
		key:    "referrals.list",
		verb:   "GET",
		path:   "/referrals",
		shape:  "list",
		result: "Referral",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "program", "referrer", "referee", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"referrals.qualify": {
		key:          "referrals.qualify",
		verb:         "POST",
		path:         "/referrals/{referral_id}/qualify",
		result:       "Referral",
		identifiedBy: "referral_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"reports.get_failures": {
		key:    "reports.get_failures",
		verb:   "GET",
		path:   "/reports/failures",
		result: "FailureReport",
		query:  []string{"from", "to", "currency"},
		retry:  "safe",
	},

	"reports.get_failures_csv": {
		key:        "reports.get_failures_csv",
		verb:       "GET",
		path:       "/reports/failures",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"from", "to", "currency"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"reports.get_programs": {
		key:    "reports.get_programs",
		verb:   "GET",
		path:   "/reports/programs",
		result: "ProgramReport",
		query:  []string{"from", "to", "currency"},
		retry:  "safe",
	},

	"reports.get_programs_csv": {
		key:        "reports.get_programs_csv",
		verb:       "GET",
		path:       "/reports/programs",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"from", "to", "currency"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"reports.get_reconciliation": {
		key:    "reports.get_reconciliation",
		verb:   "GET",
		path:   "/reports/reconciliation",
		result: "ReconciliationReport",
		query:  []string{"date", "currency"},
		retry:  "safe",
	},

	"reports.get_reconciliation_csv": {
		key:        "reports.get_reconciliation_csv",
		verb:       "GET",
		path:       "/reports/reconciliation",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"date", "currency"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"reports.get_spend": {
		key:    "reports.get_spend",
		verb:   "GET",
		path:   "/reports/spend",
		result: "SpendReport",
		query:  []string{"from", "to", "currency", "group_by", "filter"},
		retry:  "safe",
	},

	"reports.get_spend_csv": {
		key:        "reports.get_spend_csv",
		verb:       "GET",
		path:       "/reports/spend",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"from", "to", "currency", "group_by", "filter"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"requests.get": {
		key:          "requests.get",
		verb:         "GET",
		path:         "/requests/{request_id}",
		result:       "RequestLog",
		identifiedBy: "request_id",
		retry:        "safe",
	},

	"requests.list": {
		key:    "requests.list",
		verb:   "GET",
		path:   "/requests",
		shape:  "list",
		result: "RequestLogLine",
		query:  []string{"limit", "starting_after", "ending_before", "created", "api_key", "status", "path", "method", "idempotency_key"},
		retry:  "safe",
		cursor: "both",
	},

	"reviews.approve": {
		key:          "reviews.approve",
		verb:         "POST",
		path:         "/reviews/{review_id}/approve",
		result:       "Review",
		identifiedBy: "review_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"reviews.get": {
		key:          "reviews.get",
		verb:         "GET",
		path:         "/reviews/{review_id}",
		result:       "Review",
		identifiedBy: "review_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"reviews.list": {
		key:    "reviews.list",
		verb:   "GET",
		path:   "/reviews",
		shape:  "list",
		result: "Review",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "program", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"reviews.reject": {
		key:          "reviews.reject",
		verb:         "POST",
		path:         "/reviews/{review_id}/reject",
		result:       "Review",
		identifiedBy: "review_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"reward_links.create": {
		key:      "reward_links.create",
		verb:     "POST",
		path:     "/reward-links",
		result:   "RewardLink",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"reward_links.create_many": {
		key:      "reward_links.create_many",
		verb:     "POST",
		path:     "/reward-links",
		result:   "RewardLinkList",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"reward_links.get": {
		key:          "reward_links.get",
		verb:         "GET",
		path:         "/reward-links/{link_id}",
		result:       "RewardLink",
		identifiedBy: "link_id",
		retry:        "safe",
	},

	"reward_links.list": {
		key:    "reward_links.list",
		verb:   "GET",
		path:   "/reward-links",
		shape:  "list",
		result: "RewardLink",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "label", "program", "recipient", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"reward_links.revoke": {
		key:          "reward_links.revoke",
		verb:         "POST",
		path:         "/reward-links/{link_id}/revoke",
		result:       "RewardLink",
		identifiedBy: "link_id",
		retry:        "safe",
	},

	"rewards.create": {
		key:      "rewards.create",
		verb:     "POST",
		path:     "/rewards",
		result:   "RewardOrApproval",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"rewards.get": {
		key:          "rewards.get",
		verb:         "GET",
		path:         "/rewards/{reward_id}",
		result:       "Reward",
		identifiedBy: "reward_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"rewards.list": {
		key:    "rewards.list",
		verb:   "GET",
		path:   "/rewards",
		shape:  "list",
		result: "Reward",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "program", "recipient", "completion_id", "external_id", "expand[]", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"rewards.release": {
		key:          "rewards.release",
		verb:         "POST",
		path:         "/rewards/{reward_id}/release",
		result:       "Reward",
		identifiedBy: "reward_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"rewards.validate": {
		key:        "rewards.validate",
		verb:       "POST",
		path:       "/rewards",
		result:     "RewardValidation",
		body:       true,
		retry:      "safe",
		fixedIn:    "body",
		fixedField: "validate_only",
		fixedValue: true,
	},

	"rewards.void": {
		key:          "rewards.void",
		verb:         "POST",
		path:         "/rewards/{reward_id}/void",
		result:       "Reward",
		identifiedBy: "reward_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"sandboxes.create": {
		key:    "sandboxes.create",
		verb:   "POST",
		path:   "/sandboxes",
		result: "Sandbox",
		body:   true,
		retry:  "once",
		auth:   "none",
	},

	"schedules.combine_occurrence": {
		key:    "schedules.combine_occurrence",
		verb:   "POST",
		path:   "/schedules/{schedule_id}/occurrences/{day}/combine",
		result: "ScheduleOccurrence",
		body:   true,
		retry:  "once",
	},

	"schedules.create": {
		key:      "schedules.create",
		verb:     "POST",
		path:     "/schedules",
		result:   "Schedule",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"schedules.delete": {
		key:          "schedules.delete",
		verb:         "DELETE",
		path:         "/schedules/{schedule_id}",
		result:       "DeletedSchedule",
		identifiedBy: "schedule_id",
		retry:        "safe",
	},

	"schedules.get": {
		key:          "schedules.get",
		verb:         "GET",
		path:         "/schedules/{schedule_id}",
		result:       "Schedule",
		identifiedBy: "schedule_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"schedules.get_occurrence": {
		key:    "schedules.get_occurrence",
		verb:   "GET",
		path:   "/schedules/{schedule_id}/occurrences/{day}",
		result: "ScheduleOccurrence",
		retry:  "safe",
	},

	"schedules.list": {
		key:    "schedules.list",
		verb:   "GET",
		path:   "/schedules",
		shape:  "list",
		result: "Schedule",
		query:  []string{"limit", "starting_after", "ending_before", "created", "active", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"schedules.list_occurrences": {
		key:    "schedules.list_occurrences",
		verb:   "GET",
		path:   "/schedules/{schedule_id}/occurrences",
		shape:  "list",
		result: "ScheduleOccurrence",
		query:  []string{"from", "to"},
		retry:  "safe",
	},

	"schedules.move_occurrence": {
		key:    "schedules.move_occurrence",
		verb:   "POST",
		path:   "/schedules/{schedule_id}/occurrences/{day}/move",
		result: "ScheduleOccurrence",
		body:   true,
		retry:  "once",
	},

	"schedules.preview_run": {
		key:    "schedules.preview_run",
		verb:   "POST",
		path:   "/schedules/{schedule_id}/run-now/preview",
		result: "ScheduleRunPreview",
		retry:  "safe",
	},

	"schedules.reset_occurrence": {
		key:    "schedules.reset_occurrence",
		verb:   "POST",
		path:   "/schedules/{schedule_id}/occurrences/{day}/reset",
		result: "ScheduleOccurrence",
		retry:  "safe",
	},

	"schedules.run": {
		key:      "schedules.run",
		verb:     "POST",
		path:     "/schedules/{schedule_id}/run-now",
		result:   "Batch",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"schedules.skip_occurrence": {
		key:    "schedules.skip_occurrence",
		verb:   "POST",
		path:   "/schedules/{schedule_id}/occurrences/{day}/skip",
		result: "ScheduleOccurrence",
		retry:  "safe",
	},

	"schedules.update": {
		key:          "schedules.update",
		verb:         "PATCH",
		path:         "/schedules/{schedule_id}",
		result:       "Schedule",
		identifiedBy: "schedule_id",
		body:         true,
		retry:        "safe",
	},

	"schedules.update_occurrence": {
		key:    "schedules.update_occurrence",
		verb:   "PATCH",
		path:   "/schedules/{schedule_id}/occurrences/{day}",
		result: "ScheduleOccurrence",
		body:   true,
		retry:  "safe",
	},

	"search.find": {
		key:    "search.find",
		verb:   "GET",
		path:   "/search",
		result: "Search",
		query:  []string{"q"},
		retry:  "safe",
	},

	"sends.cancel": {
		key:          "sends.cancel",
		verb:         "POST",
		path:         "/sends/{send_id}/cancel",
		result:       "Send",
		identifiedBy: "send_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"sends.change_meter": {
		key:          "sends.change_meter",
		verb:         "POST",
		path:         "/sends/{send_id}/meter",
		result:       "Send",
		identifiedBy: "send_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"sends.create": {
		key:      "sends.create",
		verb:     "POST",
		path:     "/sends",
		result:   "SendOrApproval",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"sends.get": {
		key:          "sends.get",
		verb:         "GET",
		path:         "/sends/{send_id}",
		result:       "Send",
		identifiedBy: "send_id",
		query:        []string{"expand[]"},
		retry:        "safe",
	},

	"sends.get_receipt": {
		key:    "sends.get_receipt",
		verb:   "GET",
		path:   "/sends/{send_id}/receipt",
		result: "Receipt",
		query:  []string{"locale"},
		retry:  "safe",
	},

	"sends.get_receipt_pdf": {
		key:        "sends.get_receipt_pdf",
		verb:       "GET",
		path:       "/sends/{send_id}/receipt",
		shape:      "file",
		accept:     "application/pdf",
		query:      []string{"locale"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "pdf",
	},

	"sends.list": {
		key:    "sends.list",
		verb:   "GET",
		path:   "/sends",
		shape:  "list",
		result: "Send",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "type", "target", "client_reference", "receipt_number", "provider_reference", "token_phone", "token_last4", "currency", "needs_attention", "recipient", "program", "batch", "cost_center", "api_key", "metadata", "expand[]"},
		retry:  "safe",
		cursor: "both",
	},

	"sends.list_attempts": {
		key:    "sends.list_attempts",
		verb:   "GET",
		path:   "/sends/{send_id}/attempts",
		shape:  "list",
		result: "SendAttempt",
		retry:  "safe",
	},

	"sends.resend_token": {
		key:    "sends.resend_token",
		verb:   "POST",
		path:   "/sends/{send_id}/resend-token",
		result: "TokenResend",
		retry:  "once",
	},

	"sends.retry": {
		key:      "sends.retry",
		verb:     "POST",
		path:     "/sends/{send_id}/retry",
		result:   "Send",
		retry:    "keyed",
		sendsKey: true,
	},

	"sends.validate": {
		key:        "sends.validate",
		verb:       "POST",
		path:       "/sends",
		result:     "SendValidation",
		body:       true,
		retry:      "safe",
		fixedIn:    "body",
		fixedField: "validate_only",
		fixedValue: true,
	},

	"statements.get": {
		key:    "statements.get",
		verb:   "GET",
		path:   "/statements",
		result: "Statement",
		query:  []string{"period", "currency"},
		retry:  "safe",
	},

	"statements.get_csv": {
		key:    "statements.get_csv",
		verb:   "GET",
		path:   "/statements.csv",
		shape:  "file",
		accept: "text/csv",
		query:  []string{"period", "currency"},
		retry:  "safe",
	},

	"statements.get_pdf": {
		key:    "statements.get_pdf",
		verb:   "GET",
		path:   "/statements.pdf",
		shape:  "file",
		accept: "application/pdf",
		query:  []string{"period", "currency"},
		retry:  "safe",
	},

	"status.get": {
		key:    "status.get",
		verb:   "GET",
		path:   "/status",
		result: "Status",
		retry:  "safe",
	},

	"status.get_history": {
		key:    "status.get_history",
		verb:   "GET",
		path:   "/status/history",
		result: "StatusHistory",
		query:  []string{"from", "to"},
		retry:  "safe",
	},

	"test.create_credit": {
		key:      "test.create_credit",
		verb:     "POST",
		path:     "/test/credit",
		result:   "TestCredit",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"test.reset": {
		key:    "test.reset",
		verb:   "POST",
		path:   "/test/reset",
		result: "TestReset",
		retry:  "safe",
	},

	"test.set_network_availability": {
		key:          "test.set_network_availability",
		verb:         "POST",
		path:         "/test/networks/{network}/availability",
		result:       "Network",
		identifiedBy: "network",
		body:         true,
		retry:        "safe",
	},

	"test.set_zesa_availability": {
		key:    "test.set_zesa_availability",
		verb:   "POST",
		path:   "/test/zesa/availability",
		result: "ZesaAvailability",
		body:   true,
		retry:  "safe",
	},

	"test.approvals.approve": {
		key:          "test.approvals.approve",
		verb:         "POST",
		path:         "/test/approvals/{approval_id}/approve",
		result:       "AgentApproval",
		identifiedBy: "approval_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"test.approvals.reject": {
		key:          "test.approvals.reject",
		verb:         "POST",
		path:         "/test/approvals/{approval_id}/reject",
		result:       "AgentApproval",
		identifiedBy: "approval_id",
		retry:        "keyed",
		sendsKey:     true,
	},

	"test.checkout_sessions.pay": {
		key:          "test.checkout_sessions.pay",
		verb:         "POST",
		path:         "/test/checkout-sessions/{session_id}/pay",
		result:       "CheckoutSession",
		identifiedBy: "session_id",
		body:         true,
		retry:        "once",
	},

	"test.checkout_sessions.review": {
		key:          "test.checkout_sessions.review",
		verb:         "POST",
		path:         "/test/checkout-sessions/{session_id}/review",
		result:       "CheckoutSession",
		identifiedBy: "session_id",
		body:         true,
		retry:        "once",
	},

	"test.clock.advance": {
		key:    "test.clock.advance",
		verb:   "POST",
		path:   "/test/clock/advance",
		result: "TestClock",
		body:   true,
		retry:  "once",
	},

	"test.clock.get": {
		key:    "test.clock.get",
		verb:   "GET",
		path:   "/test/clock",
		result: "TestClock",
		retry:  "safe",
	},

	"test.events.trigger": {
		key:    "test.events.trigger",
		verb:   "POST",
		path:   "/test/events/trigger",
		result: "Event",
		body:   true,
		retry:  "once",
	},

	"test.reward_links.claim": {
		key:    "test.reward_links.claim",
		verb:   "POST",
		path:   "/test/reward-links/{link_id}/claim",
		result: "Reward",
		body:   true,
		retry:  "safe",
	},

	"test.sends.advance": {
		key:          "test.sends.advance",
		verb:         "POST",
		path:         "/test/sends/{send_id}/advance",
		result:       "Send",
		identifiedBy: "send_id",
		body:         true,
		retry:        "once",
	},

	"token_links.get": {
		key:    "token_links.get",
		verb:   "GET",
		path:   "/token-links/{secret}",
		result: "TokenLink",
		query:  []string{"read"},
		retry:  "safe",
		auth:   "none",
	},

	"topups.create": {
		key:      "topups.create",
		verb:     "POST",
		path:     "/credit/topups",
		result:   "Topup",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"topups.get": {
		key:          "topups.get",
		verb:         "GET",
		path:         "/credit/topups/{topup_id}",
		result:       "Topup",
		identifiedBy: "topup_id",
		retry:        "safe",
	},

	"topups.list": {
		key:    "topups.list",
		verb:   "GET",
		path:   "/credit/topups",
		shape:  "list",
		result: "Topup",
		query:  []string{"limit", "starting_after", "ending_before", "created", "method", "status"},
		retry:  "safe",
		cursor: "both",
	},

	"webhook_deliveries.get": {
		key:          "webhook_deliveries.get",
		verb:         "GET",
		path:         "/webhook-deliveries/{delivery_id}",
		result:       "WebhookDelivery",
		identifiedBy: "delivery_id",
		retry:        "safe",
	},

	"webhook_deliveries.list": {
		key:    "webhook_deliveries.list",
		verb:   "GET",
		path:   "/webhook-deliveries",
		shape:  "list",
		result: "WebhookDelivery",
		query:  []string{"limit", "starting_after", "ending_before", "created", "endpoint", "event", "status", "type"},
		retry:  "safe",
		cursor: "both",
	},

	"webhook_deliveries.redeliver": {
		key:      "webhook_deliveries.redeliver",
		verb:     "POST",
		path:     "/webhook-deliveries/{delivery_id}/redeliver",
		result:   "WebhookDelivery",
		retry:    "keyed",
		sendsKey: true,
	},

	"webhook_endpoints.create": {
		key:      "webhook_endpoints.create",
		verb:     "POST",
		path:     "/webhook-endpoints",
		result:   "WebhookEndpoint",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"webhook_endpoints.delete": {
		key:          "webhook_endpoints.delete",
		verb:         "DELETE",
		path:         "/webhook-endpoints/{endpoint_id}",
		result:       "WebhookEndpoint",
		identifiedBy: "endpoint_id",
		retry:        "safe",
	},

	"webhook_endpoints.get": {
		key:          "webhook_endpoints.get",
		verb:         "GET",
		path:         "/webhook-endpoints/{endpoint_id}",
		result:       "WebhookEndpoint",
		identifiedBy: "endpoint_id",
		retry:        "safe",
	},

	"webhook_endpoints.get_replay": {
		key:          "webhook_endpoints.get_replay",
		verb:         "GET",
		path:         "/webhook-endpoints/{endpoint_id}/replays/{replay_id}",
		result:       "WebhookReplay",
		identifiedBy: "replay_id",
		retry:        "safe",
	},

	"webhook_endpoints.list": {
		key:    "webhook_endpoints.list",
		verb:   "GET",
		path:   "/webhook-endpoints",
		shape:  "list",
		result: "WebhookEndpoint",
		query:  []string{"limit", "starting_after", "ending_before", "created", "status", "metadata"},
		retry:  "safe",
		cursor: "both",
	},

	"webhook_endpoints.replay": {
		key:      "webhook_endpoints.replay",
		verb:     "POST",
		path:     "/webhook-endpoints/{endpoint_id}/replay",
		result:   "WebhookReplay",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"webhook_endpoints.roll_secret": {
		key:          "webhook_endpoints.roll_secret",
		verb:         "POST",
		path:         "/webhook-endpoints/{endpoint_id}/roll-secret",
		result:       "WebhookEndpoint",
		identifiedBy: "endpoint_id",
		body:         true,
		retry:        "keyed",
		sendsKey:     true,
	},

	"webhook_endpoints.test": {
		key:      "webhook_endpoints.test",
		verb:     "POST",
		path:     "/webhook-endpoints/{endpoint_id}/test",
		result:   "WebhookDelivery",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"webhook_endpoints.update": {
		key:          "webhook_endpoints.update",
		verb:         "PATCH",
		path:         "/webhook-endpoints/{endpoint_id}",
		result:       "WebhookEndpoint",
		identifiedBy: "endpoint_id",
		body:         true,
		retry:        "safe",
	},

	"workforce.allocate": {
		key:      "workforce.allocate",
		verb:     "POST",
		path:     "/workforce/allocate",
		result:   "WorkforceSendResult",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"workforce.get_access": {
		key:    "workforce.get_access",
		verb:   "GET",
		path:   "/workforce/access",
		result: "WorkforceAccess",
		retry:  "safe",
	},

	"workforce.get_journal": {
		key:    "workforce.get_journal",
		verb:   "GET",
		path:   "/workforce/journal",
		result: "WorkforceJournal",
		query:  []string{"from", "to", "cost_center"},
		retry:  "safe",
	},

	"workforce.get_journal_csv": {
		key:        "workforce.get_journal_csv",
		verb:       "GET",
		path:       "/workforce/journal",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"from", "to", "cost_center"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"workforce.get_ledger": {
		key:    "workforce.get_ledger",
		verb:   "GET",
		path:   "/workforce/ledger",
		shape:  "numbered",
		result: "WorkforceLedgerEntry",
		query:  []string{"from", "to", "currency", "kind", "q", "page", "page_size"},
		retry:  "safe",
	},

	"workforce.get_ledger_csv": {
		key:        "workforce.get_ledger_csv",
		verb:       "GET",
		path:       "/workforce/ledger",
		shape:      "file",
		accept:     "text/csv",
		query:      []string{"from", "to", "currency", "kind", "q", "page", "page_size"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv",
	},

	"workforce.get_ledger_csv_json": {
		key:        "workforce.get_ledger_csv_json",
		verb:       "GET",
		path:       "/workforce/ledger",
		result:     "WorkforceExport",
		query:      []string{"from", "to", "currency", "kind", "q", "page", "page_size"},
		retry:      "safe",
		fixedIn:    "query",
		fixedField: "format",
		fixedValue: "csv-json",
	},

	"workforce.get_meters": {
		key:    "workforce.get_meters",
		verb:   "GET",
		path:   "/workforce/meters",
		result: "WorkforceMeters",
		retry:  "safe",
	},

	"workforce.get_products": {
		key:    "workforce.get_products",
		verb:   "GET",
		path:   "/workforce/products",
		result: "WorkforceProducts",
		retry:  "safe",
	},

	"workforce.preview_allocation": {
		key:    "workforce.preview_allocation",
		verb:   "POST",
		path:   "/workforce/allocate/preview",
		result: "WorkforcePreview",
		body:   true,
		retry:  "safe",
	},

	"workforce.batches.cancel": {
		key:    "workforce.batches.cancel",
		verb:   "POST",
		path:   "/workforce/batches/{reference}/cancel",
		result: "WorkforceBatch",
		retry:  "safe",
	},

	"workforce.batches.get": {
		key:    "workforce.batches.get",
		verb:   "GET",
		path:   "/workforce/batches/{reference}",
		result: "WorkforceBatch",
		retry:  "safe",
	},

	"workforce.batches.get_results": {
		key:    "workforce.batches.get_results",
		verb:   "GET",
		path:   "/workforce/batches/{reference}/results.csv",
		shape:  "file",
		accept: "text/csv",
		retry:  "safe",
	},

	"workforce.batches.list": {
		key:    "workforce.batches.list",
		verb:   "GET",
		path:   "/workforce/batches",
		shape:  "numbered",
		result: "WorkforceBatchSummary",
		query:  []string{"from", "to", "status", "cost_center", "page", "page_size"},
		retry:  "safe",
	},

	"workforce.batches.preview_resend": {
		key:    "workforce.batches.preview_resend",
		verb:   "POST",
		path:   "/workforce/batches/{reference}/resend/preview",
		result: "WorkforcePreview",
		body:   true,
		retry:  "safe",
	},

	"workforce.batches.resend": {
		key:      "workforce.batches.resend",
		verb:     "POST",
		path:     "/workforce/batches/{reference}/resend",
		result:   "WorkforceSendResult",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"workforce.cost_centers.change_people": {
		key:    "workforce.cost_centers.change_people",
		verb:   "POST",
		path:   "/workforce/cost-centers/{cost_center_id}/people",
		result: "WorkforceDepartmentPeople",
		body:   true,
		retry:  "once",
	},

	"workforce.cost_centers.create": {
		key:      "workforce.cost_centers.create",
		verb:     "POST",
		path:     "/workforce/cost-centers",
		result:   "WorkforceDepartment",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},

	"workforce.cost_centers.get_people": {
		key:    "workforce.cost_centers.get_people",
		verb:   "GET",
		path:   "/workforce/cost-centers/{cost_center_id}/people",
		result: "WorkforceDepartmentPeople",
		retry:  "safe",
	},

	"workforce.cost_centers.get_spend": {
		key:    "workforce.cost_centers.get_spend",
		verb:   "GET",
		path:   "/workforce/cost-centers/{cost_center_id}/spend",
		result: "WorkforceDepartmentSpend",
		query:  []string{"from", "to"},
		retry:  "safe",
	},

	"workforce.cost_centers.list": {
		key:    "workforce.cost_centers.list",
		verb:   "GET",
		path:   "/workforce/cost-centers",
		result: "WorkforceDepartmentList",
		retry:  "safe",
	},

	"workforce.cost_centers.update": {
		key:          "workforce.cost_centers.update",
		verb:         "PATCH",
		path:         "/workforce/cost-centers/{cost_center_id}",
		result:       "WorkforceDepartment",
		identifiedBy: "cost_center_id",
		body:         true,
		retry:        "safe",
	},

	"workforce.recipients.create": {
		key:    "workforce.recipients.create",
		verb:   "POST",
		path:   "/workforce/recipients",
		result: "WorkforcePersonCreated",
		body:   true,
		retry:  "safe",
	},

	"workforce.recipients.list": {
		key:    "workforce.recipients.list",
		verb:   "GET",
		path:   "/workforce/recipients",
		shape:  "numbered",
		result: "WorkforcePerson",
		query:  []string{"q", "cost_center", "page", "page_size"},
		retry:  "safe",
	},

	"workforce.recipients.update": {
		key:    "workforce.recipients.update",
		verb:   "PATCH",
		path:   "/workforce/recipients/{recipient_id}",
		result: "WorkforcePersonUpdated",
		body:   true,
		retry:  "safe",
	},

	"workforce.schedules.list": {
		key:    "workforce.schedules.list",
		verb:   "GET",
		path:   "/workforce/schedules",
		shape:  "numbered",
		result: "Schedule",
		query:  []string{"page", "page_size"},
		retry:  "safe",
	},

	"workforce.schedules.run": {
		key:      "workforce.schedules.run",
		verb:     "POST",
		path:     "/workforce/schedules/{schedule_id}/run-now",
		result:   "WorkforceSendResult",
		body:     true,
		retry:    "keyed",
		sendsKey: true,
	},
}
