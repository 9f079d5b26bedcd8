// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import '../runtime/show.dart';

/// What may be shown of each model, by its name.
const Map<String, Shape> shapes = {
  'Account': Shape(
    fields: {"id", "object", "created", "livemode", "name", "legal_name", "mode", "twin", "status", "contact_email", "support_phone", "statement_descriptor", "country", "timezone", "currencies", "live_sales", "dealer", "batch_approval_threshold", "agent_live_enabled", "terms_accepted", "default_api_version", "webhook_format_legacy", "prevent_duplicates", "payday", "metadata"},
    secrets: {},
    holds: {"dealer": "Dealer", "terms_accepted": "TermsAcceptance", "prevent_duplicates": "DuplicateGuard", "payday": "Payday"},
  ),

  'AccountActivity': Shape(
    fields: {"id", "object", "created", "livemode", "kind", "event", "type", "summary", "actor", "object_id"},
    secrets: {},
    holds: {"actor": "Actor"},
  ),

  'AccountActivityList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["AccountActivity"]},
  ),

  'AccountUpdate': Shape(
    fields: {"name", "contact_email", "support_phone", "statement_descriptor", "batch_approval_threshold", "agent_live_enabled", "prevent_duplicates", "payday", "default_api_version", "metadata"},
    secrets: {},
    holds: {"prevent_duplicates": "DuplicateGuardUpdate", "payday": "PaydayUpdate"},
  ),

  'Activity': Shape(
    fields: {"id", "object", "created", "livemode", "activity_id", "name", "recipient", "program", "occurred_at", "value", "currency", "matches", "metadata"},
    secrets: {},
    holds: {"matches": ["RuleMatch"]},
  ),

  'ActivityCreate': Shape(
    fields: {"recipient", "name", "activity_id", "occurred_at", "value", "currency", "program", "metadata"},
    secrets: {},
    holds: {"recipient": "RewardRecipientPerson"},
  ),

  'ActivityEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Activity", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ActivityList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Activity"]},
  ),

  'ActivityRuleMatchedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ActivityEventData", "request": "EventRequest"},
  ),

  'Actor': Shape(
    fields: {"type", "id", "label"},
    secrets: {},
    holds: {},
  ),

  'Address': Shape(
    fields: {"line1", "line2", "city", "province"},
    secrets: {},
    holds: {},
  ),

  'AddressInput': Shape(
    fields: {"line1", "line2", "city", "province"},
    secrets: {},
    holds: {},
  ),

  'AgentApproval': Shape(
    fields: {"id", "object", "created", "livemode", "action", "status", "why", "request", "amount", "currency", "target", "reason", "api_key", "threshold", "approval_url", "expires_at", "decided_by", "decided_at", "mandate", "result", "failure"},
    secrets: {},
    holds: {"threshold": "ApprovalThreshold", "mandate": "Mandate", "failure": "Failure"},
  ),

  'AgentApprovalApprovedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "AgentApprovalEventData", "request": "EventRequest"},
  ),

  'AgentApprovalEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "AgentApproval", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'AgentApprovalExpiredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "AgentApprovalEventData", "request": "EventRequest"},
  ),

  'AgentApprovalFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "AgentApprovalEventData", "request": "EventRequest"},
  ),

  'AgentApprovalList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["AgentApproval"]},
  ),

  'AgentApprovalRejectedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "AgentApprovalEventData", "request": "EventRequest"},
  ),

  'AgentApprovalRequestedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "AgentApprovalEventData", "request": "EventRequest"},
  ),

  'AlertRecipients': Shape(
    fields: {"emails", "phones"},
    secrets: {},
    holds: {},
  ),

  'ApiKey': Shape(
    fields: {"id", "object", "created", "livemode", "kind", "label", "prefix", "last4", "secret", "status", "scopes", "allowed_ips", "allowed_origins", "allowed_products", "allowed_networks", "spend_caps", "per_recipient_daily_cap", "approval_threshold", "recipient_allowlist", "expires_at", "api_version", "created_by", "last_used_at", "last_used_ip", "rolled", "usage", "live_sales", "metadata"},
    secrets: {"secret"},
    holds: {"spend_caps": {"*":"SpendCap"}, "rolled": "RolledSecret", "usage": {"*":"KeyUsageAmounts"}},
  ),

  'ApiKeyCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ApiKeyEventData", "request": "EventRequest"},
  ),

  'ApiKeyEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "ApiKey", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ApiKeyExpiringEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ApiKeyEventData", "request": "EventRequest"},
  ),

  'ApiKeyList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["ApiKey"]},
  ),

  'ApiKeyRevokedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ApiKeyEventData", "request": "EventRequest"},
  ),

  'ApiKeyRolledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ApiKeyEventData", "request": "EventRequest"},
  ),

  'ApprovalThreshold': Shape(
    fields: {"currency", "limit", "used_24h"},
    secrets: {},
    holds: {},
  ),

  'AttentionItem': Shape(
    fields: {"kind", "count", "object_ids", "due_at", "url"},
    secrets: {},
    holds: {},
  ),

  'AuditEvent': Shape(
    fields: {"id", "object", "created", "livemode", "action", "object_id", "actor", "ip", "user_agent", "changes", "request_id", "note"},
    secrets: {},
    holds: {"actor": "Actor"},
  ),

  'AuditEventList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["AuditEvent"]},
  ),

  'Batch': Shape(
    fields: {"id", "object", "created", "livemode", "title", "status", "currency", "total", "cost", "counts", "reserve_credit", "reservations", "on_invalid", "on_insufficient", "requires_approval", "approval", "created_by", "api_key", "retry_of", "retried_by", "schedule", "occurrence_date", "cost_center", "sms_message", "results_url", "started_at", "completed_at", "cancelled_at", "metadata"},
    secrets: {},
    holds: {"counts": "BatchCounts", "approval": "BatchApproval", "created_by": "SendCreator"},
  ),

  'BatchApproval': Shape(
    fields: {"threshold", "requested_at", "approved_by", "approved_at"},
    secrets: {},
    holds: {},
  ),

  'BatchCancelledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchCompletedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchCounts': Shape(
    fields: {"total", "valid", "invalid", "skipped", "pending", "sending", "delivered", "failed", "unresolved", "unsent", "cancelled"},
    secrets: {},
    holds: {},
  ),

  'BatchCreate': Shape(
    fields: {"items", "csv", "unknown_columns", "title", "sms_message", "cost_center", "on_invalid", "reserve_credit", "on_insufficient", "currency", "metadata"},
    secrets: {},
    holds: {"items": ["BatchItemCreate"]},
  ),

  'BatchCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchCreditCheck': Shape(
    fields: {"sufficient", "available", "required"},
    secrets: {},
    holds: {},
  ),

  'BatchEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Batch", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'BatchFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchItem': Shape(
    fields: {"id", "object", "created", "livemode", "batch", "line", "status", "send", "target", "network", "amount", "currency", "client_reference", "error", "failure_code", "token", "metadata"},
    secrets: {"token"},
    holds: {"send": "Send", "error": "Failure"},
  ),

  'BatchItemCreate': Shape(
    fields: {"target", "amount", "bundle_id", "type", "product", "currency", "token_phone", "token_email", "notify_number", "recipient", "name", "client_reference", "cost_center", "sms_message", "metadata"},
    secrets: {},
    holds: {},
  ),

  'BatchItemList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["BatchItem"]},
  ),

  'BatchList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Batch"]},
  ),

  'BatchPartiallyCompletedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchPreview': Shape(
    fields: {"object", "created", "livemode", "valid", "counts", "total", "cost", "credit", "provider_float", "requires_approval", "lines", "lines_truncated"},
    secrets: {},
    holds: {"counts": "BatchPreviewCounts", "credit": {"*":"BatchCreditCheck"}, "provider_float": ["ProviderFloat"], "lines": ["BatchPreviewLine"]},
  ),

  'BatchPreviewCounts': Shape(
    fields: {"total", "valid", "invalid"},
    secrets: {},
    holds: {},
  ),

  'BatchPreviewLine': Shape(
    fields: {"line", "valid", "target", "network", "product", "amount", "currency", "cost", "errors", "warnings"},
    secrets: {},
    holds: {"errors": ["ErrorDetail"], "warnings": ["BatchWarning"]},
  ),

  'BatchProcessingEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchRequiresApprovalEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "BatchEventData", "request": "EventRequest"},
  ),

  'BatchRetry': Shape(
    fields: {"reserve_credit"},
    secrets: {},
    holds: {},
  ),

  'BatchWarning': Shape(
    fields: {"code", "message"},
    secrets: {},
    holds: {},
  ),

  'BeneficialOwner': Shape(
    fields: {"full_name", "national_id", "nationality", "is_pep", "shareholding_percent"},
    secrets: {"national_id"},
    holds: {},
  ),

  'BlockedTarget': Shape(
    fields: {"id", "object", "created", "livemode", "target", "target_kind", "reason", "created_by", "hits", "last_hit_at"},
    secrets: {},
    holds: {},
  ),

  'BlockedTargetCreate': Shape(
    fields: {"target", "reason"},
    secrets: {},
    holds: {},
  ),

  'BlockedTargetList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["BlockedTarget"]},
  ),

  'BudgetAfter': Shape(
    fields: {"remaining"},
    secrets: {},
    holds: {},
  ),

  'Bundle': Shape(
    fields: {"id", "object", "created", "livemode", "product", "network", "name", "description", "amount", "currency", "validity_hours", "data_mb", "category", "available", "simulated"},
    secrets: {},
    holds: {},
  ),

  'BundleList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Bundle"]},
  ),

  'Checkin': Shape(
    fields: {"id", "object", "created", "livemode", "link", "reward", "status", "distance_m", "accuracy_m", "phone_masked", "reason", "attested"},
    secrets: {},
    holds: {},
  ),

  'CheckinCreate': Shape(
    fields: {"link", "lat", "lng", "phone", "accuracy_m", "attestation", "choice", "meter", "bundle_id", "code", "challenge_token", "challenge_answer"},
    secrets: {},
    holds: {},
  ),

  'CheckinList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Checkin"]},
  ),

  'CheckoutCredited': Shape(
    fields: {"amount", "credit_transaction"},
    secrets: {},
    holds: {},
  ),

  'CheckoutPayment': Shape(
    fields: {"method", "brand", "last4", "paid_at", "reference"},
    secrets: {},
    holds: {},
  ),

  'CheckoutPaymentError': Shape(
    fields: {"code", "message"},
    secrets: {},
    holds: {},
  ),

  'CheckoutReview': Shape(
    fields: {"reason", "opened_at", "resolution"},
    secrets: {},
    holds: {},
  ),

  'CheckoutSession': Shape(
    fields: {"id", "object", "created", "livemode", "status", "url", "type", "product", "network", "target", "amount", "currency", "card_fee", "total", "bundle_id", "token_phone", "customer_phone", "meter", "success_url", "cancel_url", "client_reference", "send", "sends", "payment", "last_payment_error", "review", "credited", "expires_at", "paid_at", "fulfilled_at", "sms_message", "metadata"},
    secrets: {},
    holds: {"meter": "Meter", "send": "Send", "payment": "CheckoutPayment", "last_payment_error": "CheckoutPaymentError", "review": "CheckoutReview", "credited": "CheckoutCredited"},
  ),

  'CheckoutSessionCreate': Shape(
    fields: {"type", "product", "target", "amount", "currency", "bundle_id", "token_phone", "customer_phone", "success_url", "cancel_url", "client_reference", "metadata", "sms_message"},
    secrets: {},
    holds: {},
  ),

  'CheckoutSessionCreditedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CheckoutSessionEventData", "request": "EventRequest"},
  ),

  'CheckoutSessionEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "CheckoutSession", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'CheckoutSessionExpiredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CheckoutSessionEventData", "request": "EventRequest"},
  ),

  'CheckoutSessionFulfilledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CheckoutSessionEventData", "request": "EventRequest"},
  ),

  'CheckoutSessionList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["CheckoutSession"]},
  ),

  'CheckoutSessionPaidEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CheckoutSessionEventData", "request": "EventRequest"},
  ),

  'CheckoutSessionResentEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CheckoutSessionEventData", "request": "EventRequest"},
  ),

  'ClaimBundle': Shape(
    fields: {"id", "network", "name", "amount"},
    secrets: {},
    holds: {},
  ),

  'ClaimChallenge': Shape(
    fields: {"token", "question", "site_key"},
    secrets: {},
    holds: {},
  ),

  'ClaimChoice': Shape(
    fields: {"type", "bundles"},
    secrets: {},
    holds: {"bundles": ["ClaimBundle"]},
  ),

  'ClaimCode': Shape(
    fields: {"object", "created", "livemode", "sent", "to_masked", "expires_in", "resend_in"},
    secrets: {},
    holds: {},
  ),

  'ClaimCodeCreate': Shape(
    fields: {"phone", "challenge_token", "challenge_answer"},
    secrets: {},
    holds: {},
  ),

  'ClaimCreate': Shape(
    fields: {"phone", "choice", "meter", "bundle_id", "code", "challenge_token", "challenge_answer"},
    secrets: {},
    holds: {},
  ),

  'ClaimResult': Shape(
    fields: {"status", "message"},
    secrets: {},
    holds: {},
  ),

  'CompletionCreate': Shape(
    fields: {"completion_id", "ref", "recipient", "phone", "target", "meter", "token_phone", "amount", "metadata"},
    secrets: {},
    holds: {"recipient": "RewardRecipientPerson"},
  ),

  'ContactPerson': Shape(
    fields: {"name", "role", "email", "phone"},
    secrets: {},
    holds: {},
  ),

  'ContactPersonInput': Shape(
    fields: {"name", "role", "email", "phone"},
    secrets: {},
    holds: {},
  ),

  'CostCenter': Shape(
    fields: {"id", "object", "created", "livemode", "name", "gl_code", "currency", "monthly_budget", "is_active", "spent_this_month", "remaining", "people_count", "metadata"},
    secrets: {},
    holds: {},
  ),

  'CostCenterCreate': Shape(
    fields: {"name", "gl_code", "monthly_budget", "currency", "is_active", "metadata"},
    secrets: {},
    holds: {},
  ),

  'CostCenterList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["CostCenter"]},
  ),

  'CostCenterUpdate': Shape(
    fields: {"name", "gl_code", "monthly_budget", "currency", "is_active", "metadata"},
    secrets: {},
    holds: {},
  ),

  'CreatedFilter': Shape(
    fields: {"gte", "lte", "gt", "lt"},
    secrets: {},
    holds: {},
  ),

  'Credit': Shape(
    fields: {"object", "created", "livemode", "USD", "ZWG", "as_of"},
    secrets: {},
    holds: {"USD": "CreditBalance", "ZWG": "CreditBalance"},
  ),

  'CreditAdjustedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CreditTransactionEventData", "request": "EventRequest"},
  ),

  'CreditAfter': Shape(
    fields: {"available"},
    secrets: {},
    holds: {},
  ),

  'CreditAlerts': Shape(
    fields: {"object", "created", "livemode", "low_balance", "shortfall_projection", "shortfall_days", "channels", "recipients", "last_fired"},
    secrets: {},
    holds: {"recipients": "AlertRecipients"},
  ),

  'CreditAlertsUpdate': Shape(
    fields: {"low_balance", "shortfall_projection", "shortfall_days", "channels"},
    secrets: {},
    holds: {},
  ),

  'CreditBalance': Shape(
    fields: {"available", "reserved", "total", "in_flight", "last_topup_at"},
    secrets: {},
    holds: {},
  ),

  'CreditBalanceAfter': Shape(
    fields: {"available", "reserved"},
    secrets: {},
    holds: {},
  ),

  'CreditBalanceLowEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CreditEventData", "request": "EventRequest"},
  ),

  'CreditEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Credit", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'CreditReleasedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CreditReservationEventData", "request": "EventRequest"},
  ),

  'CreditReservation': Shape(
    fields: {"id", "object", "created", "livemode", "currency", "amount", "used", "released", "remaining", "status", "source", "expires_at"},
    secrets: {},
    holds: {},
  ),

  'CreditReservationEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "CreditReservation", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'CreditReservationList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["CreditReservation"]},
  ),

  'CreditReservedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CreditReservationEventData", "request": "EventRequest"},
  ),

  'CreditShortfallProjectedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "CreditEventData", "request": "EventRequest"},
  ),

  'CreditThreshold': Shape(
    fields: {"currency", "amount"},
    secrets: {},
    holds: {},
  ),

  'CreditTopupExpiredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "TopupEventData", "request": "EventRequest"},
  ),

  'CreditTopupFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "TopupEventData", "request": "EventRequest"},
  ),

  'CreditTopupPendingEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "TopupEventData", "request": "EventRequest"},
  ),

  'CreditTopupSucceededEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "TopupEventData", "request": "EventRequest"},
  ),

  'CreditTransaction': Shape(
    fields: {"id", "object", "created", "livemode", "type", "currency", "sequence", "amount", "reserved_amount", "balance_after", "source", "description", "cost_center", "api_key", "effective_at"},
    secrets: {},
    holds: {"balance_after": "CreditBalanceAfter"},
  ),

  'CreditTransactionEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "CreditTransaction", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'CreditTransactionList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["CreditTransaction"]},
  ),

  'Dealer': Shape(
    fields: {"status", "discounts", "since"},
    secrets: {},
    holds: {"discounts": ["DealerDiscount"]},
  ),

  'DealerApplication': Shape(
    fields: {"id", "object", "created", "livemode", "status", "legal_name", "trading_name", "registration_number", "registration_country", "incorporated_on", "business_type", "tax_number", "vat_number", "physical_address", "postal_address", "contact", "directors", "beneficial_owners", "expected_monthly_volume", "networks", "channels", "bank", "documents", "declarations", "missing", "submitted_at", "decided_at", "decision_note", "discounts", "reviewer_messages", "metadata"},
    secrets: {},
    holds: {"physical_address": "Address", "postal_address": "Address", "contact": "ContactPerson", "directors": ["Director"], "beneficial_owners": ["BeneficialOwner"], "bank": "DealerBank", "documents": "DealerDocuments", "declarations": "DealerDeclarations", "discounts": ["DealerDiscount"], "reviewer_messages": ["ReviewerMessage"]},
  ),

  'DealerApplicationCreate': Shape(
    fields: {"legal_name", "trading_name", "registration_number", "registration_country", "incorporated_on", "business_type", "tax_number", "vat_number", "physical_address", "postal_address", "contact", "directors", "beneficial_owners", "expected_monthly_volume", "networks", "channels", "bank", "documents", "declarations", "metadata"},
    secrets: {},
    holds: {"physical_address": "AddressInput", "postal_address": "AddressInput", "contact": "ContactPersonInput", "directors": ["Director"], "beneficial_owners": ["BeneficialOwner"], "bank": "DealerBankInput", "documents": "DealerDocumentsInput", "declarations": "DealerDeclarations"},
  ),

  'DealerApplicationUpdate': Shape(
    fields: {"legal_name", "trading_name", "registration_number", "registration_country", "incorporated_on", "business_type", "tax_number", "vat_number", "physical_address", "postal_address", "contact", "directors", "beneficial_owners", "expected_monthly_volume", "networks", "channels", "bank", "documents", "declarations", "metadata"},
    secrets: {},
    holds: {"physical_address": "AddressInput", "postal_address": "AddressInput", "contact": "ContactPersonInput", "directors": ["Director"], "beneficial_owners": ["BeneficialOwner"], "bank": "DealerBankInput", "documents": "DealerDocumentsInput", "declarations": "DealerDeclarations"},
  ),

  'DealerBank': Shape(
    fields: {"name", "branch", "account_name", "account_number_last4", "currency"},
    secrets: {},
    holds: {},
  ),

  'DealerBankInput': Shape(
    fields: {"name", "branch", "account_name", "account_number_last4", "currency"},
    secrets: {},
    holds: {},
  ),

  'DealerDeclarations': Shape(
    fields: {"accurate", "authorised"},
    secrets: {},
    holds: {},
  ),

  'DealerDiscount': Shape(
    fields: {"network", "currency", "percent"},
    secrets: {},
    holds: {},
  ),

  'DealerDocuments': Shape(
    fields: {"incorporation_certificate", "directors_form", "director_id", "proof_of_address", "bank_letter", "tax_clearance"},
    secrets: {},
    holds: {},
  ),

  'DealerDocumentsInput': Shape(
    fields: {"incorporation_certificate", "directors_form", "director_id", "proof_of_address", "bank_letter", "tax_clearance"},
    secrets: {},
    holds: {},
  ),

  'DeletedSchedule': Shape(
    fields: {"id", "object", "deleted"},
    secrets: {},
    holds: {},
  ),

  'Director': Shape(
    fields: {"full_name", "national_id", "date_of_birth", "nationality", "address", "is_pep", "shareholding_percent"},
    secrets: {"national_id", "date_of_birth"},
    holds: {},
  ),

  'Dispute': Shape(
    fields: {"id", "object", "created", "livemode", "send", "reason", "evidence", "status", "outcome", "outcome_note", "credit_transaction", "due_at", "messages", "resolved_at", "metadata"},
    secrets: {},
    holds: {"send": "Send", "evidence": "DisputeEvidence", "messages": ["DisputeMessage"]},
  ),

  'DisputeCreate': Shape(
    fields: {"send", "reason", "evidence", "metadata"},
    secrets: {},
    holds: {"evidence": "DisputeEvidenceInput"},
  ),

  'DisputeEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Dispute", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'DisputeEvidence': Shape(
    fields: {"text", "attachments", "customer_phone"},
    secrets: {},
    holds: {},
  ),

  'DisputeEvidenceInput': Shape(
    fields: {"text", "attachments", "customer_phone"},
    secrets: {},
    holds: {},
  ),

  'DisputeList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Dispute"]},
  ),

  'DisputeMessage': Shape(
    fields: {"at", "text"},
    secrets: {},
    holds: {},
  ),

  'DisputeOpenedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "DisputeEventData", "request": "EventRequest"},
  ),

  'DisputeResolvedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "DisputeEventData", "request": "EventRequest"},
  ),

  'Document': Shape(
    fields: {"id", "object", "created", "livemode", "purpose", "filename", "size", "mime", "sha256", "status", "reason"},
    secrets: {},
    holds: {},
  ),

  'DocumentList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Document"]},
  ),

  'DocumentUpload': Shape(
    fields: {"purpose", "file", "filename"},
    secrets: {},
    holds: {},
  ),

  'DuplicateGuard': Shape(
    fields: {"enabled", "window_seconds"},
    secrets: {},
    holds: {},
  ),

  'DuplicateGuardUpdate': Shape(
    fields: {"enabled", "window_seconds"},
    secrets: {},
    holds: {},
  ),

  'ErrorBody': Shape(
    fields: {"type", "code", "message", "param", "details", "retryable", "retry_after", "request_id", "doc_url", "resource", "meta"},
    secrets: {},
    holds: {"details": ["ErrorDetail"]},
  ),

  'ErrorCodeEntry': Shape(
    fields: {"object", "code", "status", "type", "meaning", "fix", "retryable", "meta"},
    secrets: {},
    holds: {},
  ),

  'ErrorCodeList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["ErrorCodeEntry"]},
  ),

  'ErrorDetail': Shape(
    fields: {"param", "code", "message", "meta"},
    secrets: {},
    holds: {},
  ),

  'Event': Shape(
    by: "type",
    variants: {"activity.rule_matched": 'ActivityRuleMatchedEvent', "agent_approval.approved": 'AgentApprovalApprovedEvent', "agent_approval.expired": 'AgentApprovalExpiredEvent', "agent_approval.failed": 'AgentApprovalFailedEvent', "agent_approval.rejected": 'AgentApprovalRejectedEvent', "agent_approval.requested": 'AgentApprovalRequestedEvent', "api_key.created": 'ApiKeyCreatedEvent', "api_key.expiring": 'ApiKeyExpiringEvent', "api_key.revoked": 'ApiKeyRevokedEvent', "api_key.rolled": 'ApiKeyRolledEvent', "batch.cancelled": 'BatchCancelledEvent', "batch.completed": 'BatchCompletedEvent', "batch.created": 'BatchCreatedEvent', "batch.failed": 'BatchFailedEvent', "batch.partially_completed": 'BatchPartiallyCompletedEvent', "batch.processing": 'BatchProcessingEvent', "batch.requires_approval": 'BatchRequiresApprovalEvent', "checkout.session.credited": 'CheckoutSessionCreditedEvent', "checkout.session.expired": 'CheckoutSessionExpiredEvent', "checkout.session.fulfilled": 'CheckoutSessionFulfilledEvent', "checkout.session.paid": 'CheckoutSessionPaidEvent', "checkout.session.resent": 'CheckoutSessionResentEvent', "credit.adjusted": 'CreditAdjustedEvent', "credit.balance.low": 'CreditBalanceLowEvent', "credit.released": 'CreditReleasedEvent', "credit.reserved": 'CreditReservedEvent', "credit.shortfall.projected": 'CreditShortfallProjectedEvent', "credit.topup.expired": 'CreditTopupExpiredEvent', "credit.topup.failed": 'CreditTopupFailedEvent', "credit.topup.pending": 'CreditTopupPendingEvent', "credit.topup.succeeded": 'CreditTopupSucceededEvent', "dispute.opened": 'DisputeOpenedEvent', "dispute.resolved": 'DisputeResolvedEvent', "network.availability.degraded": 'NetworkAvailabilityDegradedEvent', "network.availability.restored": 'NetworkAvailabilityRestoredEvent', "power.availability.down": 'PowerAvailabilityDownEvent', "power.availability.up": 'PowerAvailabilityUpEvent', "program.activated": 'ProgramActivatedEvent', "program.budget.low": 'ProgramBudgetLowEvent', "program.closed": 'ProgramClosedEvent', "program.exhausted": 'ProgramExhaustedEvent', "program.paused": 'ProgramPausedEvent', "program.reactivated": 'ProgramReactivatedEvent', "recipient.created": 'RecipientCreatedEvent', "recipient.erased": 'RecipientErasedEvent', "recipient.erasure_pending": 'RecipientErasurePendingEvent', "recipient.updated": 'RecipientUpdatedEvent', "referral.qualified": 'ReferralQualifiedEvent', "review.opened": 'ReviewOpenedEvent', "review.resolved": 'ReviewResolvedEvent', "reward.created": 'RewardCreatedEvent', "reward.delivered": 'RewardDeliveredEvent', "reward.duplicate": 'RewardDuplicateEvent', "reward.expired": 'RewardExpiredEvent', "reward.failed": 'RewardFailedEvent', "reward.held": 'RewardHeldEvent', "reward.rejected": 'RewardRejectedEvent', "reward.released": 'RewardReleasedEvent', "reward.voided": 'RewardVoidedEvent', "reward_link.claimed": 'RewardLinkClaimedEvent', "reward_link.created": 'RewardLinkCreatedEvent', "reward_link.expired": 'RewardLinkExpiredEvent', "reward_link.opened": 'RewardLinkOpenedEvent', "reward_link.revoked": 'RewardLinkRevokedEvent', "schedule.occurrence.ran": 'ScheduleOccurrenceRanEvent', "schedule.occurrence.retry_after_topup": 'ScheduleOccurrenceRetryAfterTopupEvent', "schedule.occurrence.skipped_insufficient_credit": 'ScheduleOccurrenceSkippedInsufficientCreditEvent', "schedule.occurrence.upcoming": 'ScheduleOccurrenceUpcomingEvent', "send.cancelled": 'SendCancelledEvent', "send.created": 'SendCreatedEvent', "send.credited_back": 'SendCreditedBackEvent', "send.delivered": 'SendDeliveredEvent', "send.failed": 'SendFailedEvent', "send.late_delivered": 'SendLateDeliveredEvent', "send.meter_changed": 'SendMeterChangedEvent', "send.queued": 'SendQueuedEvent', "send.requires_review": 'SendRequiresReviewEvent', "send.retrying": 'SendRetryingEvent', "send.scheduled": 'SendScheduledEvent', "send.submitted": 'SendSubmittedEvent', "send.token_delivered": 'SendTokenDeliveredEvent', "send.token_delivery_failed": 'SendTokenDeliveryFailedEvent', "send.token_resent": 'SendTokenResentEvent', "send.unknown": 'SendUnknownEvent', "webhook_endpoint.disabled": 'WebhookEndpointDisabledEvent'},
    unknown: 'UnknownEvent',
  ),

  'EventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "EventObject", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'EventList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Event"]},
  ),

  'EventObject': Shape(
    by: "object",
    variants: {"send": 'Send', "checkout_session": 'CheckoutSession', "dispute": 'Dispute', "topup": 'Topup', "credit_transaction": 'CreditTransaction', "batch": 'Batch', "schedule_occurrence": 'ScheduleOccurrence', "credit_reservation": 'CreditReservation', "program": 'Program', "reward": 'Reward', "reward_link": 'RewardLink', "review": 'Review', "activity": 'Activity', "referral": 'Referral', "api_key": 'ApiKey', "agent_approval": 'AgentApproval', "recipient": 'Recipient', "zesa_availability": 'ZesaAvailability', "network": 'Network', "credit": 'Credit', "webhook_endpoint": 'WebhookEndpoint'},

  ),

  'EventRequest': Shape(
    fields: {"id", "idempotency_key"},
    secrets: {},
    holds: {},
  ),

  'Export': Shape(
    fields: {"id", "object", "created", "livemode", "kind", "status", "format", "from", "to", "filters", "columns", "include_tokens", "text_guard", "rows", "size", "sha256", "download_url", "expires_at", "error"},
    secrets: {"download_url"},
    holds: {"error": "Failure"},
  ),

  'ExportCreate': Shape(
    fields: {"kind", "from", "to", "filters", "format", "columns", "include_tokens", "text_guard"},
    secrets: {},
    holds: {},
  ),

  'ExportList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Export"]},
  ),

  'Failure': Shape(
    fields: {"code", "message"},
    secrets: {},
    holds: {},
  ),

  'FailureReport': Shape(
    fields: {"object", "created", "livemode", "kind", "from", "to", "currency", "group_by", "rows", "totals", "truncated"},
    secrets: {},
    holds: {"rows": ["FailureReportRow"], "totals": ["FailureReportTotals"]},
  ),

  'FailureReportKeys': Shape(
    fields: {"failure_code", "network"},
    secrets: {},
    holds: {},
  ),

  'FailureReportRow': Shape(
    fields: {"keys", "currency", "failed", "retried", "face", "credited_back"},
    secrets: {},
    holds: {"keys": "FailureReportKeys"},
  ),

  'FailureReportTotals': Shape(
    fields: {"currency", "sends", "failed", "retried", "failure_rate", "face", "credited_back"},
    secrets: {},
    holds: {},
  ),

  'FamilyAllowance': Shape(
    fields: {"currency", "amount", "cadence", "day"},
    secrets: {},
    holds: {},
  ),

  'FamilyAllowanceInput': Shape(
    fields: {"currency", "amount", "cadence", "day"},
    secrets: {},
    holds: {},
  ),

  'FamilyMember': Shape(
    fields: {"id", "object", "created", "livemode", "name", "phone", "relation", "meter", "allowance", "notify", "recipient", "schedule", "spent_this_month", "paused"},
    secrets: {},
    holds: {"allowance": "FamilyAllowance"},
  ),

  'FamilyMemberCreate': Shape(
    fields: {"name", "phone", "relation", "meter", "allowance", "notify"},
    secrets: {},
    holds: {"allowance": "FamilyAllowanceInput"},
  ),

  'FamilyMemberList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["FamilyMember"]},
  ),

  'FamilyMemberUpdate': Shape(
    fields: {"name", "phone", "relation", "meter", "allowance", "notify", "paused"},
    secrets: {},
    holds: {"allowance": "FamilyAllowanceInput"},
  ),

  'FamilySendCreate': Shape(
    fields: {"type", "amount", "currency"},
    secrets: {},
    holds: {},
  ),

  'Geofence': Shape(
    fields: {"lat", "lng", "radius_m", "label", "open_hours"},
    secrets: {},
    holds: {"open_hours": ["OpenHours"]},
  ),

  'GeofenceInput': Shape(
    fields: {"lat", "lng", "radius_m", "label", "open_hours"},
    secrets: {},
    holds: {"open_hours": ["OpenHours"]},
  ),

  'Group': Shape(
    fields: {"id", "object", "created", "livemode", "name", "description", "member_count", "kind", "filter", "metadata"},
    secrets: {},
    holds: {"filter": "GroupFilter"},
  ),

  'GroupCreate': Shape(
    fields: {"name", "description", "filter", "metadata"},
    secrets: {},
    holds: {"filter": "GroupFilterInput"},
  ),

  'GroupFilter': Shape(
    fields: {"cost_center", "tag"},
    secrets: {},
    holds: {},
  ),

  'GroupFilterInput': Shape(
    fields: {"cost_center", "tag"},
    secrets: {},
    holds: {},
  ),

  'GroupList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Group"]},
  ),

  'GroupMembersChange': Shape(
    fields: {"add", "remove"},
    secrets: {},
    holds: {},
  ),

  'GroupUpdate': Shape(
    fields: {"name", "description", "filter", "metadata"},
    secrets: {},
    holds: {"filter": "GroupFilterInput"},
  ),

  'Health': Shape(
    fields: {"object", "status", "version", "time"},
    secrets: {},
    holds: {},
  ),

  'Invite': Shape(
    fields: {"id", "object", "created", "livemode", "email", "phone", "role", "status", "expires_at", "invited_by", "accepted_by", "account_name"},
    secrets: {},
    holds: {},
  ),

  'InviteList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Invite"]},
  ),

  'KeyCreate': Shape(
    fields: {"kind", "label", "scopes", "allowed_ips", "allowed_origins", "allowed_products", "allowed_networks", "spend_caps", "per_recipient_daily_cap", "approval_threshold", "recipient_allowlist", "expires_at", "accept_terms", "metadata"},
    secrets: {},
    holds: {"spend_caps": {"*":"SpendCapInput"}},
  ),

  'KeyRoll': Shape(
    fields: {"grace_period"},
    secrets: {},
    holds: {},
  ),

  'KeyUpdate': Shape(
    fields: {"label", "scopes", "allowed_ips", "allowed_origins", "allowed_products", "allowed_networks", "spend_caps", "per_recipient_daily_cap", "approval_threshold", "recipient_allowlist", "expires_at", "metadata"},
    secrets: {},
    holds: {"spend_caps": {"*":"SpendCapUpdate"}},
  ),

  'KeyUsageAmounts': Shape(
    fields: {"today", "month", "daily_remaining", "monthly_remaining"},
    secrets: {},
    holds: {},
  ),

  'LookupProducts': Shape(
    fields: {"airtime", "data"},
    secrets: {},
    holds: {},
  ),

  'Mandate': Shape(
    fields: {"approval", "approved_by", "api_key", "operation", "summary", "arguments_sha256", "amount", "currency", "target", "approved_at", "expires_at", "jws"},
    secrets: {},
    holds: {},
  ),

  'Member': Shape(
    fields: {"id", "object", "created", "livemode", "name", "email", "phone", "role", "status", "tokens_read", "pin_set", "last_seen_at", "invited_by"},
    secrets: {},
    holds: {},
  ),

  'MemberCreate': Shape(
    fields: {"phone", "email", "role"},
    secrets: {},
    holds: {},
  ),

  'MemberList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Member"]},
  ),

  'MemberUpdate': Shape(
    fields: {"role", "tokens_read"},
    secrets: {},
    holds: {},
  ),

  'Meter': Shape(
    fields: {"object", "created", "livemode", "number", "checksum_valid", "confirmed", "name_masked", "suburb", "currency", "tariff_class", "arrears_flag", "confirmed_at", "source"},
    secrets: {},
    holds: {},
  ),

  'MeterChange': Shape(
    fields: {"meter"},
    secrets: {},
    holds: {},
  ),

  'Network': Shape(
    fields: {"id", "object", "created", "livemode", "name", "kind", "prefixes", "currencies", "types", "state", "since"},
    secrets: {},
    holds: {},
  ),

  'NetworkAvailabilityDegradedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "NetworkEventData", "request": "EventRequest"},
  ),

  'NetworkAvailabilityRestoredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "NetworkEventData", "request": "EventRequest"},
  ),

  'NetworkAvailabilitySet': Shape(
    fields: {"state"},
    secrets: {},
    holds: {},
  ),

  'NetworkEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Network", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'NetworkList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Network"]},
  ),

  'NetworkStatus': Shape(
    fields: {"network", "type", "currency", "state", "success_rate_1h", "median_seconds", "since"},
    secrets: {},
    holds: {},
  ),

  'OccurrenceCombine': Shape(
    fields: {"into", "schedule"},
    secrets: {},
    holds: {},
  ),

  'OccurrenceMove': Shape(
    fields: {"to"},
    secrets: {},
    holds: {},
  ),

  'OccurrenceRef': Shape(
    fields: {"schedule", "date"},
    secrets: {},
    holds: {},
  ),

  'OccurrenceUpdate': Shape(
    fields: {"amount_override", "note"},
    secrets: {},
    holds: {},
  ),

  'OpenHours': Shape(
    fields: {"days", "from", "to"},
    secrets: {},
    holds: {},
  ),

  'Overview': Shape(
    fields: {"object", "created", "livemode", "credit", "today", "networks", "webhooks", "attention", "as_of"},
    secrets: {},
    holds: {"credit": {"*":"OverviewBalance"}, "today": "OverviewToday", "networks": ["OverviewNetwork"], "webhooks": "OverviewWebhooks", "attention": ["AttentionItem"]},
  ),

  'OverviewBalance': Shape(
    fields: {"available", "reserved", "total", "in_flight", "runway_days"},
    secrets: {},
    holds: {},
  ),

  'OverviewNetwork': Shape(
    fields: {"network", "currency", "success_rate", "sample", "state"},
    secrets: {},
    holds: {},
  ),

  'OverviewToday': Shape(
    fields: {"sends", "delivered", "failed", "unresolved", "amount"},
    secrets: {},
    holds: {},
  ),

  'OverviewWebhooks': Shape(
    fields: {"endpoints", "failing", "disabled", "oldest_undelivered_at"},
    secrets: {},
    holds: {},
  ),

  'Payday': Shape(
    fields: {"day_of_month"},
    secrets: {},
    holds: {},
  ),

  'PaydayUpdate': Shape(
    fields: {"day_of_month"},
    secrets: {},
    holds: {},
  ),

  'PhoneLookup': Shape(
    fields: {"object", "created", "livemode", "input", "e164", "national", "valid", "line_type", "network", "products", "blocked", "recipient"},
    secrets: {},
    holds: {"products": "LookupProducts"},
  ),

  'PowerAvailability': Shape(
    fields: {"available", "since", "next_check_at"},
    secrets: {},
    holds: {},
  ),

  'PowerAvailabilityDownEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ZesaAvailabilityEventData", "request": "EventRequest"},
  ),

  'PowerAvailabilityUpEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ZesaAvailabilityEventData", "request": "EventRequest"},
  ),

  'PowerBand': Shape(
    fields: {"from_kwh", "to_kwh", "price_per_kwh", "price_per_kwh_with_levy"},
    secrets: {},
    holds: {},
  ),

  'PowerBandUnits': Shape(
    fields: {"from_kwh", "to_kwh", "price_per_kwh", "units_kwh"},
    secrets: {},
    holds: {},
  ),

  'PowerBreakdown': Shape(
    fields: {"energy", "levy", "tax", "arrears", "fee"},
    secrets: {},
    holds: {},
  ),

  'PowerChangePoint': Shape(
    fields: {"date", "from", "to"},
    secrets: {},
    holds: {},
  ),

  'PowerObservation': Shape(
    fields: {"object", "created", "livemode", "observed_on", "currency", "amount_rounded", "units_kwh", "price_per_kwh", "band_hint"},
    secrets: {},
    holds: {},
  ),

  'PowerObservationList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["PowerObservation"]},
  ),

  'PowerObserved': Shape(
    fields: {"median_price", "sample", "window_days", "as_of"},
    secrets: {},
    holds: {},
  ),

  'PowerQuote': Shape(
    fields: {"object", "created", "livemode", "currency", "amount", "now", "after_reset", "better", "saving_units", "meter"},
    secrets: {},
    holds: {"now": "PowerUnits", "after_reset": "PowerUnitsAfterReset", "meter": "Meter"},
  ),

  'PowerRate': Shape(
    fields: {"object", "created", "livemode", "currency", "effective_from", "source_url", "levy_percent", "bands", "observed", "rule", "reset"},
    secrets: {},
    holds: {"bands": ["PowerBand"], "observed": "PowerObserved"},
  ),

  'PowerSeries': Shape(
    fields: {"object", "created", "livemode", "currency", "points", "change_points"},
    secrets: {},
    holds: {"points": ["PowerSeriesPoint"], "change_points": ["PowerChangePoint"]},
  ),

  'PowerSeriesPoint': Shape(
    fields: {"date", "price_per_kwh"},
    secrets: {},
    holds: {},
  ),

  'PowerUnits': Shape(
    fields: {"units_kwh", "energy", "levy", "arrears", "bands", "from_position_kwh", "estimate"},
    secrets: {},
    holds: {"bands": ["PowerBandUnits"]},
  ),

  'PowerUnitsAfterReset': Shape(
    fields: {"units_kwh", "energy", "levy", "arrears", "bands", "from_position_kwh", "estimate", "reset_on"},
    secrets: {},
    holds: {"bands": ["PowerBandUnits"]},
  ),

  'Product': Shape(
    fields: {"id", "object", "created", "livemode", "type", "currency", "network", "name", "min_amount", "max_amount", "amount_step", "denominations", "networks", "available", "paused_until", "fields_required"},
    secrets: {},
    holds: {"networks": ["ProductNetwork"]},
  ),

  'ProductList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Product"]},
  ),

  'ProductNetwork': Shape(
    fields: {"network", "min_amount", "max_amount", "available", "paused_reason"},
    secrets: {},
    holds: {},
  ),

  'Program': Shape(
    fields: {"id", "object", "created", "livemode", "name", "description", "status", "currency", "funding", "budget", "spent", "earmarked", "remaining", "reservation", "default_amount", "choices", "sources", "one_per_phone", "per_recipient", "require_network", "throttle_per_hour", "min_account_age", "hold", "on_zesa_down", "max_hold", "close_grace", "sms_message", "branding", "lawful_basis", "sensitive_data", "geofence", "completions_url", "completions_secret", "counts", "rules_count", "activated_at", "closed_at", "metadata"},
    secrets: {"completions_secret"},
    holds: {"per_recipient": "RewardLimits", "hold": "ProgramHold", "branding": "ProgramBranding", "geofence": "Geofence", "counts": "ProgramCounts"},
  ),

  'ProgramActivatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramBranding': Shape(
    fields: {"display_name", "color", "logo_url", "support_url", "thank_you"},
    secrets: {},
    holds: {},
  ),

  'ProgramBrandingInput': Shape(
    fields: {"display_name", "color", "logo_url", "support_url", "thank_you"},
    secrets: {},
    holds: {},
  ),

  'ProgramBudgetLowEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramClosedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramCounts': Shape(
    fields: {"rewards", "delivered", "held", "failed"},
    secrets: {},
    holds: {},
  ),

  'ProgramCreate': Shape(
    fields: {"name", "description", "currency", "default_amount", "budget", "funding", "choices", "sources", "one_per_phone", "on_zesa_down", "max_hold", "close_grace", "sensitive_data", "per_recipient", "require_network", "throttle_per_hour", "min_account_age", "hold", "sms_message", "branding", "lawful_basis", "geofence", "metadata"},
    secrets: {},
    holds: {"per_recipient": "RewardLimitsInput", "hold": "ProgramHoldInput", "branding": "ProgramBrandingInput", "geofence": "GeofenceInput"},
  ),

  'ProgramDefund': Shape(
    fields: {"amount"},
    secrets: {},
    holds: {},
  ),

  'ProgramEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Program", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ProgramExhaustedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramFund': Shape(
    fields: {"amount"},
    secrets: {},
    holds: {},
  ),

  'ProgramHold': Shape(
    fields: {"mode", "amount_over", "first_reward", "expires_after"},
    secrets: {},
    holds: {},
  ),

  'ProgramHoldInput': Shape(
    fields: {"mode", "amount_over", "first_reward", "expires_after"},
    secrets: {},
    holds: {},
  ),

  'ProgramList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Program"]},
  ),

  'ProgramPausedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramReactivatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ProgramEventData", "request": "EventRequest"},
  ),

  'ProgramReport': Shape(
    fields: {"object", "created", "livemode", "kind", "from", "to", "currency", "group_by", "rows", "totals", "truncated"},
    secrets: {},
    holds: {"rows": ["ProgramReportRow"], "totals": ["ProgramReportTotals"]},
  ),

  'ProgramReportKeys': Shape(
    fields: {"program"},
    secrets: {},
    holds: {},
  ),

  'ProgramReportRow': Shape(
    fields: {"keys", "name", "currency", "budget", "spent", "earmarked", "remaining", "rewards", "delivered", "held", "failed", "cost_per_completion"},
    secrets: {},
    holds: {"keys": "ProgramReportKeys"},
  ),

  'ProgramReportTotals': Shape(
    fields: {"currency", "budget", "spent", "earmarked", "remaining", "rewards", "delivered", "held", "failed", "cost_per_completion"},
    secrets: {},
    holds: {},
  ),

  'ProgramRule': Shape(
    fields: {"id", "object", "created", "livemode", "name", "currency", "active", "kind", "on", "activity_name", "when", "count", "give", "limit", "starts_at", "ends_at", "priority", "cooldown", "matched_count"},
    secrets: {},
    holds: {"when": "RuleConditions", "count": "RuleCount", "give": "RuleGive", "limit": "RewardLimits"},
  ),

  'ProgramRuleList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["ProgramRule"]},
  ),

  'ProgramRuleWrite': Shape(
    fields: {"id", "name", "active", "kind", "on", "activity_name", "when", "count", "give", "limit", "starts_at", "ends_at", "priority", "cooldown"},
    secrets: {},
    holds: {"when": "RuleConditionsInput", "count": "RuleCountInput", "give": "RuleGiveInput", "limit": "RewardLimitsInput"},
  ),

  'ProgramRulesWrite': Shape(
    fields: {"rules"},
    secrets: {},
    holds: {"rules": ["ProgramRuleWrite"]},
  ),

  'ProgramUpdate': Shape(
    fields: {"name", "description", "default_amount", "budget", "choices", "sources", "one_per_phone", "on_zesa_down", "max_hold", "close_grace", "sensitive_data", "per_recipient", "require_network", "throttle_per_hour", "min_account_age", "hold", "sms_message", "branding", "lawful_basis", "geofence", "metadata"},
    secrets: {},
    holds: {"per_recipient": "RewardLimitsInput", "hold": "ProgramHoldInput", "branding": "ProgramBrandingInput", "geofence": "GeofenceInput"},
  ),

  'ProviderFloat': Shape(
    fields: {"network", "state"},
    secrets: {},
    holds: {},
  ),

  'ProviderStatus': Shape(
    fields: {"name", "state", "since"},
    secrets: {},
    holds: {},
  ),

  'Quote': Shape(
    fields: {"id", "object", "created", "livemode", "status", "product", "type", "network", "target", "amount", "currency", "you_pay", "bundle", "meter", "power", "expires_at", "used_by"},
    secrets: {},
    holds: {"bundle": "SendBundle", "meter": "Meter", "power": "QuotePower"},
  ),

  'QuoteCreate': Shape(
    fields: {"target", "product", "amount", "currency", "bundle_id"},
    secrets: {},
    holds: {},
  ),

  'QuotePower': Shape(
    fields: {"now", "after_reset", "note"},
    secrets: {},
    holds: {"now": "PowerUnits", "after_reset": "PowerUnitsAfterReset"},
  ),

  'Receipt': Shape(
    fields: {"object", "created", "livemode", "number", "send", "seller", "issued_at", "type", "network", "target", "amount", "currency", "status", "token", "tokens", "units", "breakdown", "meter", "provider_reference", "client_reference", "lines", "text", "fiscal", "note"},
    secrets: {"token"},
    holds: {"seller": "ReceiptSeller", "tokens": ["SendToken"], "breakdown": "PowerBreakdown", "meter": "ReceiptMeter", "lines": ["ReceiptLine"], "fiscal": "ReceiptFiscal"},
  ),

  'ReceiptFiscal': Shape(
    fields: {"number", "signature", "qr_data"},
    secrets: {},
    holds: {},
  ),

  'ReceiptLine': Shape(
    fields: {"label", "value"},
    secrets: {},
    holds: {},
  ),

  'ReceiptMeter': Shape(
    fields: {"number", "name_masked", "suburb"},
    secrets: {},
    holds: {},
  ),

  'ReceiptSeller': Shape(
    fields: {"name", "support_phone"},
    secrets: {},
    holds: {},
  ),

  'Recipient': Shape(
    fields: {"id", "object", "created", "livemode", "external_id", "name", "first_name", "phone", "network", "email", "meters", "default_meter", "payroll_id", "cost_center", "groups", "monthly_cap", "lawful_basis", "consent", "tags", "status", "erase_at", "totals", "notes", "metadata"},
    secrets: {},
    holds: {"meters": ["RecipientMeter"], "cost_center": "CostCenter", "consent": "RecipientConsent", "totals": "RecipientTotals"},
  ),

  'RecipientBulk': Shape(
    fields: {"object", "livemode", "created_count", "updated_count", "unchanged_count", "failed_count", "results"},
    secrets: {},
    holds: {"results": ["RecipientBulkResult"]},
  ),

  'RecipientBulkCreate': Shape(
    fields: {"recipients", "csv", "unknown_columns", "mode", "match", "atomic"},
    secrets: {},
    holds: {"recipients": ["RecipientBulkLine"]},
  ),

  'RecipientBulkLine': Shape(
    fields: {"id", "name", "first_name", "external_id", "phone", "email", "meters", "default_meter", "groups", "monthly_cap", "consent", "tags", "payroll_id", "cost_center", "lawful_basis", "notes", "metadata"},
    secrets: {},
    holds: {"meters": ["RecipientMeterLine"], "consent": "RecipientConsentLine"},
  ),

  'RecipientBulkResult': Shape(
    fields: {"line", "status", "recipient", "error", "warnings"},
    secrets: {},
    holds: {"error": "ErrorDetail", "warnings": ["RecipientWarning"]},
  ),

  'RecipientConsent': Shape(
    fields: {"at", "source", "text_version"},
    secrets: {},
    holds: {},
  ),

  'RecipientConsentInput': Shape(
    fields: {"at", "source", "text_version"},
    secrets: {},
    holds: {},
  ),

  'RecipientConsentLine': Shape(
    fields: {"at", "source", "text_version"},
    secrets: {},
    holds: {},
  ),

  'RecipientCreate': Shape(
    fields: {"name", "first_name", "external_id", "phone", "email", "meters", "default_meter", "payroll_id", "cost_center", "groups", "monthly_cap", "lawful_basis", "consent", "tags", "notes", "metadata"},
    secrets: {},
    holds: {"meters": ["RecipientMeterInput"], "consent": "RecipientConsentInput"},
  ),

  'RecipientCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RecipientEventData", "request": "EventRequest"},
  ),

  'RecipientErasedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RecipientEventData", "request": "EventRequest"},
  ),

  'RecipientErasurePendingEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RecipientEventData", "request": "EventRequest"},
  ),

  'RecipientEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Recipient", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'RecipientList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Recipient"]},
  ),

  'RecipientMeter': Shape(
    fields: {"number", "label", "name_masked", "confirmed_at"},
    secrets: {},
    holds: {},
  ),

  'RecipientMeterInput': Shape(
    fields: {"number", "label"},
    secrets: {},
    holds: {},
  ),

  'RecipientMeterLine': Shape(
    fields: {"number", "label"},
    secrets: {},
    holds: {},
  ),

  'RecipientTotals': Shape(
    fields: {"sends", "amount", "last_send_at"},
    secrets: {},
    holds: {},
  ),

  'RecipientUpdate': Shape(
    fields: {"name", "first_name", "external_id", "phone", "email", "meters", "default_meter", "payroll_id", "cost_center", "groups", "monthly_cap", "lawful_basis", "consent", "tags", "notes", "metadata"},
    secrets: {},
    holds: {"meters": ["RecipientMeterInput"], "consent": "RecipientConsentInput"},
  ),

  'RecipientUpdatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RecipientEventData", "request": "EventRequest"},
  ),

  'RecipientWarning': Shape(
    fields: {"code", "message"},
    secrets: {},
    holds: {},
  ),

  'ReconciliationKeys': Shape(
    fields: {"api_key"},
    secrets: {},
    holds: {},
  ),

  'ReconciliationReport': Shape(
    fields: {"object", "created", "livemode", "kind", "from", "to", "currency", "group_by", "rows", "totals", "truncated"},
    secrets: {},
    holds: {"rows": ["ReconciliationRow"], "totals": ["ReconciliationTotals"]},
  ),

  'ReconciliationRow': Shape(
    fields: {"keys", "label", "currency", "opened", "delivered", "returned", "unresolved"},
    secrets: {},
    holds: {"keys": "ReconciliationKeys", "opened": "StatementSends", "delivered": "StatementSends", "returned": "StatementSends", "unresolved": "StatementSends"},
  ),

  'ReconciliationTotals': Shape(
    fields: {"currency", "opened", "delivered", "returned", "unresolved"},
    secrets: {},
    holds: {"opened": "StatementSends", "delivered": "StatementSends", "returned": "StatementSends", "unresolved": "StatementSends"},
  ),

  'Referral': Shape(
    fields: {"id", "object", "created", "livemode", "program", "referrer", "referee", "status", "reward", "qualified_at", "expires_at", "depth", "reason", "metadata"},
    secrets: {},
    holds: {},
  ),

  'ReferralCreate': Shape(
    fields: {"program", "referrer", "referee", "metadata"},
    secrets: {},
    holds: {"referrer": "RewardRecipientPerson", "referee": "RewardRecipientPerson"},
  ),

  'ReferralEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Referral", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ReferralList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Referral"]},
  ),

  'ReferralQualifiedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ReferralEventData", "request": "EventRequest"},
  ),

  'RequestLog': Shape(
    fields: {"id", "object", "created", "livemode", "method", "path", "query", "status", "duration_ms", "api_key", "member", "ip", "user_agent", "sdk", "api_version", "idempotency_key", "replayed", "error_code", "object_id", "request_body", "response_body", "events"},
    secrets: {},
    holds: {},
  ),

  'RequestLogLine': Shape(
    fields: {"id", "object", "created", "livemode", "method", "path", "query", "status", "duration_ms", "api_key", "member", "ip", "user_agent", "sdk", "api_version", "idempotency_key", "replayed", "error_code", "object_id"},
    secrets: {},
    holds: {},
  ),

  'RequestLogList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["RequestLogLine"]},
  ),

  'Review': Shape(
    fields: {"id", "object", "created", "livemode", "program", "reward", "status", "risk", "reasons", "related", "decided_by", "decided_at", "resolution", "note"},
    secrets: {},
    holds: {"reward": "Reward", "related": "ReviewRelated"},
  ),

  'ReviewDecision': Shape(
    fields: {"note"},
    secrets: {},
    holds: {},
  ),

  'ReviewEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Review", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ReviewList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Review"]},
  ),

  'ReviewOpenedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ReviewEventData", "request": "EventRequest"},
  ),

  'ReviewRelated': Shape(
    fields: {"count", "blocked_count", "reward_ids"},
    secrets: {},
    holds: {},
  ),

  'ReviewResolvedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ReviewEventData", "request": "EventRequest"},
  ),

  'ReviewerMessage': Shape(
    fields: {"at", "text"},
    secrets: {},
    holds: {},
  ),

  'Reward': Shape(
    fields: {"id", "object", "created", "livemode", "status", "held_reason", "program", "recipient", "completion_id", "amount", "currency", "delivery", "type", "product", "bundle_id", "meter", "token_phone", "target", "send", "link", "review", "referral", "activity", "rule", "matches", "approval", "mandate", "source", "expires_at", "released_amount", "failure_code", "failure_message", "held_at", "released_at", "delivered_at", "failed_at", "voided_at", "expired_at", "rejected_at", "metadata"},
    secrets: {},
    holds: {"program": "Program", "recipient": "Recipient", "send": "Send", "link": "RewardLink", "matches": ["RuleMatch"], "mandate": "Mandate"},
  ),

  'RewardCreate': Shape(
    fields: {"program", "recipient", "completion_id", "amount", "delivery", "type", "product", "bundle_id", "meter", "token_phone", "hold", "link", "metadata", "reason"},
    secrets: {},
    holds: {"recipient": "RewardRecipientPerson", "link": "RewardLinkOptions"},
  ),

  'RewardCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardDeliveredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardDuplicateEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Reward", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'RewardExpiredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardHeldEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardLimit': Shape(
    fields: {"count", "amount"},
    secrets: {},
    holds: {},
  ),

  'RewardLimitInput': Shape(
    fields: {"count", "amount"},
    secrets: {},
    holds: {},
  ),

  'RewardLimits': Shape(
    fields: {"lifetime", "per_day", "per_week", "per_month"},
    secrets: {},
    holds: {"lifetime": "RewardLimit", "per_day": "RewardLimit", "per_week": "RewardLimit", "per_month": "RewardLimit"},
  ),

  'RewardLimitsInput': Shape(
    fields: {"lifetime", "per_day", "per_week", "per_month"},
    secrets: {},
    holds: {"lifetime": "RewardLimitInput", "per_day": "RewardLimitInput", "per_week": "RewardLimitInput", "per_month": "RewardLimitInput"},
  ),

  'RewardLink': Shape(
    fields: {"id", "object", "created", "livemode", "program", "status", "url", "token", "qr_png_url", "amount", "currency", "choices", "label", "bind", "phone_hint_masked", "recipient", "reward", "expires_at", "opened_at", "claimed_at", "open_count", "metadata"},
    secrets: {"url", "token", "qr_png_url"},
    holds: {},
  ),

  'RewardLinkClaim': Shape(
    fields: {"object", "created", "livemode", "status", "amount", "currency", "choices", "bind", "phone_hint_masked", "requires", "place", "challenge", "branding", "expires_at", "result"},
    secrets: {},
    holds: {"choices": ["ClaimChoice"], "place": "Geofence", "challenge": "ClaimChallenge", "branding": "ProgramBranding", "result": "ClaimResult"},
  ),

  'RewardLinkClaimedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardLinkEventData", "request": "EventRequest"},
  ),

  'RewardLinkCreate': Shape(
    fields: {"program", "count", "recipient", "amount", "label", "expires_at", "bind", "phone_hint", "choices", "metadata"},
    secrets: {},
    holds: {"recipient": "RewardRecipientPerson"},
  ),

  'RewardLinkCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardLinkEventData", "request": "EventRequest"},
  ),

  'RewardLinkEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "RewardLink", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'RewardLinkExpiredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardLinkEventData", "request": "EventRequest"},
  ),

  'RewardLinkList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["RewardLink"]},
  ),

  'RewardLinkOpenedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardLinkEventData", "request": "EventRequest"},
  ),

  'RewardLinkOptions': Shape(
    fields: {"expires_at", "bind", "label", "send_sms"},
    secrets: {},
    holds: {},
  ),

  'RewardLinkRevokedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardLinkEventData", "request": "EventRequest"},
  ),

  'RewardList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Reward"]},
  ),

  'RewardOrApproval': Shape(
    by: "object",
    variants: {"reward": 'Reward', "agent_approval": 'AgentApproval'},

  ),

  'RewardPreview': Shape(
    fields: {"object", "created", "livemode", "status", "held_reason", "program", "recipient", "completion_id", "amount", "currency", "delivery", "type", "product", "bundle_id", "meter", "token_phone", "target", "send", "link", "review", "referral", "activity", "rule", "matches", "approval", "mandate", "source", "expires_at", "released_amount", "failure_code", "failure_message", "held_at", "released_at", "delivered_at", "failed_at", "voided_at", "expired_at", "rejected_at", "metadata"},
    secrets: {},
    holds: {"program": "Program", "recipient": "Recipient", "send": "Send", "link": "RewardLink", "matches": ["RuleMatch"], "mandate": "Mandate"},
  ),

  'RewardRecipientPerson': Shape(
    fields: {"external_id", "phone"},
    secrets: {},
    holds: {},
  ),

  'RewardRejectedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardRelease': Shape(
    fields: {"amount"},
    secrets: {},
    holds: {},
  ),

  'RewardReleasedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RewardValidation': Shape(
    fields: {"object", "created", "livemode", "valid", "would_status", "reward", "currency", "budget_after", "meter", "problems"},
    secrets: {},
    holds: {"reward": "RewardPreview", "budget_after": "BudgetAfter", "meter": "Meter", "problems": ["SendProblem"]},
  ),

  'RewardVoidedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "RewardEventData", "request": "EventRequest"},
  ),

  'RolledSecret': Shape(
    fields: {"last4", "works_until"},
    secrets: {},
    holds: {},
  ),

  'RuleCondition': Shape(
    fields: {"field", "op", "value"},
    secrets: {},
    holds: {},
  ),

  'RuleConditions': Shape(
    fields: {"all", "any"},
    secrets: {},
    holds: {"all": ["RuleCondition"], "any": ["RuleCondition"]},
  ),

  'RuleConditionsInput': Shape(
    fields: {"all", "any"},
    secrets: {},
    holds: {"all": ["RuleCondition"], "any": ["RuleCondition"]},
  ),

  'RuleCount': Shape(
    fields: {"times", "value", "within", "every"},
    secrets: {},
    holds: {},
  ),

  'RuleCountInput': Shape(
    fields: {"times", "value", "within", "every"},
    secrets: {},
    holds: {},
  ),

  'RuleGive': Shape(
    fields: {"amount", "percent_of_value", "max", "type", "bundle_id", "delivery"},
    secrets: {},
    holds: {},
  ),

  'RuleGiveInput': Shape(
    fields: {"amount", "percent_of_value", "max", "type", "bundle_id", "delivery"},
    secrets: {},
    holds: {},
  ),

  'RuleMatch': Shape(
    fields: {"rule", "reward", "skipped_reason"},
    secrets: {},
    holds: {},
  ),

  'Sandbox': Shape(
    fields: {"object", "created", "livemode", "account", "name", "key", "claim_url", "expires_at"},
    secrets: {"key", "claim_url"},
    holds: {},
  ),

  'SandboxCreate': Shape(
    fields: {"name"},
    secrets: {},
    holds: {},
  ),

  'Schedule': Shape(
    fields: {"id", "object", "created", "livemode", "name", "active", "cadence", "hour", "minute", "day_of_week", "day_of_month", "month_of_year", "anchor_date", "timezone", "group", "recipients", "recipient_count", "type", "product", "currency", "bundle_id", "amount", "sms_message", "custom_sms", "cost_center", "meter", "token_phone", "precheck_credit", "on_insufficient", "next_occurrence", "next_runs", "last_batch", "last_result", "estimated_total", "created_by", "metadata"},
    secrets: {},
    holds: {"group": "Group", "recipients": ["ScheduleRecipient"], "created_by": "SendCreator"},
  ),

  'ScheduleCreate': Shape(
    fields: {"name", "cadence", "hour", "minute", "day_of_week", "day_of_month", "month_of_year", "anchor_date", "group", "recipients", "product", "type", "currency", "bundle_id", "amount", "sms_message", "custom_sms", "cost_center", "meter", "token_phone", "active", "precheck_credit", "on_insufficient", "metadata"},
    secrets: {},
    holds: {"recipients": ["ScheduleRecipientCreate"]},
  ),

  'ScheduleList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Schedule"]},
  ),

  'ScheduleOccurrence': Shape(
    fields: {"object", "created", "livemode", "schedule", "date", "original_date", "status", "runs_at", "amount", "amount_override", "currency", "note", "moved_to", "combined_into", "combined_from", "recipient_count", "estimated_total", "batch", "locked_at"},
    secrets: {},
    holds: {"combined_into": "OccurrenceRef", "combined_from": ["OccurrenceRef"]},
  ),

  'ScheduleOccurrenceEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "ScheduleOccurrence", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ScheduleOccurrenceList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["ScheduleOccurrence"]},
  ),

  'ScheduleOccurrenceRanEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ScheduleOccurrenceEventData", "request": "EventRequest"},
  ),

  'ScheduleOccurrenceRetryAfterTopupEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ScheduleOccurrenceEventData", "request": "EventRequest"},
  ),

  'ScheduleOccurrenceSkippedInsufficientCreditEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ScheduleOccurrenceEventData", "request": "EventRequest"},
  ),

  'ScheduleOccurrenceUpcomingEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "ScheduleOccurrenceEventData", "request": "EventRequest"},
  ),

  'ScheduleRecipient': Shape(
    fields: {"recipient", "phone", "amount", "bundle_id", "meter", "token_phone", "name"},
    secrets: {},
    holds: {},
  ),

  'ScheduleRecipientCreate': Shape(
    fields: {"recipient", "phone", "amount", "bundle_id", "meter", "token_phone", "name"},
    secrets: {},
    holds: {},
  ),

  'ScheduleRun': Shape(
    fields: {"again"},
    secrets: {},
    holds: {},
  ),

  'ScheduleRunPreview': Shape(
    fields: {"object", "created", "livemode", "occurrence", "valid", "counts", "total", "cost", "credit", "provider_float", "requires_approval", "lines", "lines_truncated"},
    secrets: {},
    holds: {"occurrence": "ScheduleOccurrence", "counts": "BatchPreviewCounts", "credit": {"*":"BatchCreditCheck"}, "provider_float": ["ProviderFloat"], "lines": ["BatchPreviewLine"]},
  ),

  'ScheduleUpdate': Shape(
    fields: {"name", "cadence", "hour", "minute", "day_of_week", "day_of_month", "month_of_year", "anchor_date", "group", "recipients", "product", "type", "currency", "bundle_id", "amount", "sms_message", "custom_sms", "cost_center", "meter", "token_phone", "active", "precheck_credit", "on_insufficient", "metadata"},
    secrets: {},
    holds: {"recipients": ["ScheduleRecipientCreate"]},
  ),

  'Search': Shape(
    fields: {"object", "created", "livemode", "kinds", "results", "truncated"},
    secrets: {},
    holds: {"results": ["SearchResult"]},
  ),

  'SearchResult': Shape(
    fields: {"kind", "object_id", "matched", "label", "status", "created", "url"},
    secrets: {},
    holds: {},
  ),

  'Send': Shape(
    fields: {"id", "object", "created", "livemode", "status", "type", "product", "network", "target", "target_display", "amount", "currency", "cost", "discount", "credit_returned", "credit_transactions", "bundle", "client_reference", "recipient", "program", "reward", "batch", "batch_item", "schedule", "checkout_session", "approval", "mandate", "cost_center", "quote", "api_key", "created_by", "source", "notify_number", "sms_message", "sms_locale", "sms_status", "scheduled_for", "failure_code", "failure_message", "retry_of", "retried_by", "retryable", "needs_attention", "next_check_at", "provider_reference", "submitted_at", "delivered_at", "failed_at", "credited_at", "cancelled_at", "late_delivered_at", "on_zesa_down", "max_hold", "queued_until", "confirm", "power", "token", "units", "metadata", "receipt_number"},
    secrets: {"token"},
    holds: {"bundle": "SendBundle", "recipient": "Recipient", "program": "Program", "reward": "Reward", "batch": "Batch", "mandate": "Mandate", "created_by": "SendCreator", "power": "SendPower"},
  ),

  'SendAdvance': Shape(
    fields: {"to"},
    secrets: {},
    holds: {},
  ),

  'SendAttempt': Shape(
    fields: {"id", "object", "created", "livemode", "send", "sequence", "kind", "at", "duration_ms", "outcome", "detail", "status_before", "status_after"},
    secrets: {},
    holds: {},
  ),

  'SendAttemptList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["SendAttempt"]},
  ),

  'SendBundle': Shape(
    fields: {"id", "name"},
    secrets: {},
    holds: {},
  ),

  'SendCancelledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendCreate': Shape(
    fields: {"type", "product", "target", "amount", "currency", "bundle_id", "token_phone", "token_email", "notify_number", "confirm", "on_zesa_down", "max_hold", "recipient", "program", "cost_center", "sms_message", "sms_locale", "scheduled_for", "client_reference", "quote", "metadata", "reason"},
    secrets: {},
    holds: {},
  ),

  'SendCreatedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendCreator': Shape(
    fields: {"type", "id"},
    secrets: {},
    holds: {},
  ),

  'SendCreditedBackEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendDeliveredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "WebhookSend", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'SendFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendLateDeliveredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Send"]},
  ),

  'SendMeterChangedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendOrApproval': Shape(
    by: "object",
    variants: {"send": 'Send', "agent_approval": 'AgentApproval'},

  ),

  'SendPower': Shape(
    fields: {"meter", "name_masked", "suburb", "confirmation", "confirmed_at", "token_phone", "token_email", "token_status", "tokens", "units_kwh", "breakdown", "utility_reference"},
    secrets: {},
    holds: {"tokens": ["SendToken"], "breakdown": "PowerBreakdown"},
  ),

  'SendPreview': Shape(
    fields: {"object", "created", "livemode", "status", "type", "product", "network", "target", "target_display", "amount", "currency", "cost", "discount", "credit_returned", "credit_transactions", "bundle", "client_reference", "recipient", "program", "reward", "batch", "batch_item", "schedule", "checkout_session", "approval", "mandate", "cost_center", "quote", "api_key", "created_by", "source", "notify_number", "sms_message", "sms_locale", "sms_status", "scheduled_for", "failure_code", "failure_message", "retry_of", "retried_by", "retryable", "needs_attention", "next_check_at", "provider_reference", "submitted_at", "delivered_at", "failed_at", "credited_at", "cancelled_at", "late_delivered_at", "on_zesa_down", "max_hold", "queued_until", "confirm", "power", "token", "units", "metadata"},
    secrets: {"token"},
    holds: {"bundle": "SendBundle", "recipient": "Recipient", "program": "Program", "reward": "Reward", "batch": "Batch", "mandate": "Mandate", "created_by": "SendCreator", "power": "SendPower"},
  ),

  'SendProblem': Shape(
    fields: {"param", "code", "message", "meta", "type", "status"},
    secrets: {},
    holds: {},
  ),

  'SendQueuedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendRequiresReviewEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendRetryingEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendScheduledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendSubmittedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendToken': Shape(
    fields: {"sequence", "kind", "token", "units_kwh"},
    secrets: {"token"},
    holds: {},
  ),

  'SendTokenDeliveredEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendTokenDeliveryFailedEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendTokenResentEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendUnknownEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "SendEventData", "request": "EventRequest"},
  ),

  'SendValidation': Shape(
    fields: {"object", "created", "livemode", "valid", "would_status", "send", "currency", "cost", "credit_after", "meter", "problems", "warnings"},
    secrets: {},
    holds: {"send": "SendPreview", "credit_after": "CreditAfter", "meter": "Meter", "problems": ["SendProblem"], "warnings": ["SendWarning"]},
  ),

  'SendWarning': Shape(
    fields: {"code", "message"},
    secrets: {},
    holds: {},
  ),

  'ShortfallProjection': Shape(
    fields: {"currency", "short_by", "on"},
    secrets: {},
    holds: {},
  ),

  'SpendCap': Shape(
    fields: {"per_send", "daily", "monthly"},
    secrets: {},
    holds: {},
  ),

  'SpendCapInput': Shape(
    fields: {"per_send", "daily", "monthly"},
    secrets: {},
    holds: {},
  ),

  'SpendCapUpdate': Shape(
    fields: {"per_send", "daily", "monthly"},
    secrets: {},
    holds: {},
  ),

  'SpendFilter': Shape(
    fields: {"type", "network", "product", "cost_center", "program", "recipient", "api_key", "source"},
    secrets: {},
    holds: {},
  ),

  'SpendKeys': Shape(
    fields: {"day", "week", "month", "type", "network", "product", "cost_center", "program", "recipient", "api_key", "source"},
    secrets: {},
    holds: {},
  ),

  'SpendReport': Shape(
    fields: {"object", "created", "livemode", "kind", "from", "to", "currency", "group_by", "rows", "totals", "truncated"},
    secrets: {},
    holds: {"rows": ["SpendRow"], "totals": ["SpendTotals"]},
  ),

  'SpendRow': Shape(
    fields: {"keys", "currency", "sends", "delivered", "failed", "face", "cost", "discount", "credited_back"},
    secrets: {},
    holds: {"keys": "SpendKeys"},
  ),

  'SpendTotals': Shape(
    fields: {"currency", "sends", "delivered", "failed", "face", "cost", "discount", "credited_back"},
    secrets: {},
    holds: {},
  ),

  'Statement': Shape(
    fields: {"object", "created", "livemode", "period", "currency", "opening", "closing", "topups", "checkout_credits", "test_grants", "adjustments", "credited_back", "sends", "rewards", "by_type", "by_cost_center", "by_api_key", "face_sold", "cost_drawn", "dealer_discount_earned", "rows_url", "final", "generated_at", "document_number"},
    secrets: {},
    holds: {"sends": "StatementSends", "by_type": ["StatementByType"], "by_cost_center": ["StatementByCostCenter"], "by_api_key": ["StatementByApiKey"]},
  ),

  'StatementByApiKey': Shape(
    fields: {"api_key", "label", "count", "face", "cost"},
    secrets: {},
    holds: {},
  ),

  'StatementByCostCenter': Shape(
    fields: {"cost_center", "count", "face", "cost"},
    secrets: {},
    holds: {},
  ),

  'StatementByType': Shape(
    fields: {"type", "network", "count", "face", "cost"},
    secrets: {},
    holds: {},
  ),

  'StatementSends': Shape(
    fields: {"count", "face", "cost"},
    secrets: {},
    holds: {},
  ),

  'Status': Shape(
    fields: {"object", "created", "livemode", "overall", "power", "networks", "providers", "messages"},
    secrets: {},
    holds: {"power": "PowerAvailability", "networks": ["NetworkStatus"], "providers": ["ProviderStatus"], "messages": ["StatusMessage"]},
  ),

  'StatusComponent': Shape(
    fields: {"component", "up_minutes", "degraded_minutes", "down_minutes", "incidents"},
    secrets: {},
    holds: {"incidents": ["StatusIncident"]},
  ),

  'StatusDay': Shape(
    fields: {"date", "components"},
    secrets: {},
    holds: {"components": ["StatusComponent"]},
  ),

  'StatusHistory': Shape(
    fields: {"object", "created", "livemode", "from", "to", "days"},
    secrets: {},
    holds: {"days": ["StatusDay"]},
  ),

  'StatusIncident': Shape(
    fields: {"from", "to", "state", "note"},
    secrets: {},
    holds: {},
  ),

  'StatusMessage': Shape(
    fields: {"text", "from", "to"},
    secrets: {},
    holds: {},
  ),

  'TermsAcceptance': Shape(
    fields: {"version", "at", "by"},
    secrets: {},
    holds: {},
  ),

  'TestCheckoutPay': Shape(
    fields: {"outcome"},
    secrets: {},
    holds: {},
  ),

  'TestCheckoutReview': Shape(
    fields: {"action", "note"},
    secrets: {},
    holds: {},
  ),

  'TestClaimCreate': Shape(
    fields: {"phone", "choice", "meter", "bundle_id"},
    secrets: {},
    holds: {},
  ),

  'TestClock': Shape(
    fields: {"object", "now", "offset_seconds", "still_running"},
    secrets: {},
    holds: {"still_running": ["TestClockWork"]},
  ),

  'TestClockAdvance': Shape(
    fields: {"seconds"},
    secrets: {},
    holds: {},
  ),

  'TestClockWork': Shape(
    fields: {"kind", "count"},
    secrets: {},
    holds: {},
  ),

  'TestCredit': Shape(
    fields: {"object", "created", "livemode", "currency", "amount", "credit"},
    secrets: {},
    holds: {"credit": "Credit"},
  ),

  'TestCreditCreate': Shape(
    fields: {"currency", "amount"},
    secrets: {},
    holds: {},
  ),

  'TestEventTrigger': Shape(
    fields: {"type"},
    secrets: {},
    holds: {},
  ),

  'TestReset': Shape(
    fields: {"object", "created", "livemode", "sends", "rewards", "batches", "transactions", "events", "credit"},
    secrets: {},
    holds: {"credit": "Credit"},
  ),

  'TokenLink': Shape(
    fields: {"object", "created", "livemode", "send", "tokens", "units_kwh"},
    secrets: {},
    holds: {"tokens": ["SendToken"]},
  ),

  'TokenResend': Shape(
    fields: {"object", "created", "livemode", "send", "channels", "to_masked", "email_masked", "status", "remaining_today"},
    secrets: {},
    holds: {},
  ),

  'Topup': Shape(
    fields: {"id", "object", "created", "livemode", "method", "amount", "amount_received", "currency", "status", "description", "redirect_url", "card_fee", "bank", "reference", "payer_note", "expires_at", "succeeded_at", "failure_code", "credit_transaction", "receipt_url"},
    secrets: {},
    holds: {"bank": "TopupBank"},
  ),

  'TopupBank': Shape(
    fields: {"bank_name", "account_name", "account_number", "branch_code", "swift", "reference", "instructions"},
    secrets: {},
    holds: {},
  ),

  'TopupCreate': Shape(
    fields: {"method", "amount", "currency", "description"},
    secrets: {},
    holds: {},
  ),

  'TopupEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "Topup", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'TopupList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["Topup"]},
  ),

  'UnknownEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "EventData", "request": "EventRequest"},
  ),

  'WebhookDelivery': Shape(
    fields: {"id", "object", "created", "livemode", "endpoint", "event", "event_type", "url", "status", "attempt_count", "next_attempt_at", "last_response", "trigger", "attempts", "request_headers", "payload"},
    secrets: {},
    holds: {"last_response": "WebhookResponse", "attempts": ["WebhookTry"]},
  ),

  'WebhookDeliveryList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["WebhookDelivery"]},
  ),

  'WebhookEndpoint': Shape(
    fields: {"id", "object", "created", "livemode", "url", "enabled_events", "description", "api_version", "include_tokens", "token_links", "format", "status", "disabled_reason", "disabled_at", "secret", "secret_last4", "secret_rolling_until", "health", "created_by", "metadata"},
    secrets: {"secret"},
    holds: {"health": "WebhookHealth"},
  ),

  'WebhookEndpointCreate': Shape(
    fields: {"url", "enabled_events", "description", "api_version", "include_tokens", "token_links", "format", "metadata"},
    secrets: {},
    holds: {},
  ),

  'WebhookEndpointDisabledEvent': Shape(
    fields: {"id", "object", "created", "livemode", "type", "api_version", "sequence", "data", "request"},
    secrets: {},
    holds: {"data": "WebhookEndpointEventData", "request": "EventRequest"},
  ),

  'WebhookEndpointEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "WebhookEndpoint", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'WebhookEndpointList': Shape(
    fields: {"object", "url", "data", "has_more", "next_cursor"},
    secrets: {},
    holds: {"data": ["WebhookEndpoint"]},
  ),

  'WebhookEndpointTest': Shape(
    fields: {"type"},
    secrets: {},
    holds: {},
  ),

  'WebhookEndpointUpdate': Shape(
    fields: {"url", "enabled_events", "description", "api_version", "include_tokens", "token_links", "format", "status", "metadata"},
    secrets: {},
    holds: {},
  ),

  'WebhookHealth': Shape(
    fields: {"last_success_at", "last_failure_at", "failing_since", "success_rate_24h", "pending"},
    secrets: {},
    holds: {},
  ),

  'WebhookReplay': Shape(
    fields: {"id", "object", "created", "livemode", "endpoint", "from", "to", "types", "status", "matched", "queued", "delivered", "failed"},
    secrets: {},
    holds: {},
  ),

  'WebhookReplayCreate': Shape(
    fields: {"from", "to", "types"},
    secrets: {},
    holds: {},
  ),

  'WebhookResponse': Shape(
    fields: {"status", "duration_ms", "body_excerpt", "error"},
    secrets: {},
    holds: {},
  ),

  'WebhookSecretRoll': Shape(
    fields: {"grace"},
    secrets: {},
    holds: {},
  ),

  'WebhookSend': Shape(
    fields: {"id", "object", "created", "livemode", "status", "type", "product", "network", "target", "target_display", "amount", "currency", "cost", "discount", "credit_returned", "credit_transactions", "bundle", "client_reference", "recipient", "program", "reward", "batch", "batch_item", "schedule", "checkout_session", "approval", "mandate", "cost_center", "quote", "api_key", "created_by", "source", "notify_number", "sms_message", "sms_locale", "sms_status", "scheduled_for", "failure_code", "failure_message", "retry_of", "retried_by", "retryable", "needs_attention", "next_check_at", "provider_reference", "submitted_at", "delivered_at", "failed_at", "credited_at", "cancelled_at", "late_delivered_at", "on_zesa_down", "max_hold", "queued_until", "confirm", "power", "token", "units", "metadata", "receipt_number", "token_url"},
    secrets: {"token"},
    holds: {"bundle": "SendBundle", "recipient": "Recipient", "program": "Program", "reward": "Reward", "batch": "Batch", "mandate": "Mandate", "created_by": "SendCreator", "power": "SendPower"},
  ),

  'WebhookTry': Shape(
    fields: {"at", "status", "duration_ms", "error"},
    secrets: {},
    holds: {},
  ),

  'WorkforceAccess': Shape(
    fields: {"object", "created", "livemode", "enabled", "role", "scopes", "limits", "kinds", "approval_threshold", "currencies"},
    secrets: {},
    holds: {"limits": "WorkforceLimits"},
  ),

  'WorkforceAllocation': Shape(
    fields: {"kind", "lines", "product_ref", "cost_center_id", "title", "custom_sms", "idempotency_key", "acknowledge_over_budget"},
    secrets: {},
    holds: {"lines": ["WorkforceLineCreate"]},
  ),

  'WorkforceBatch': Shape(
    fields: {"object", "created", "livemode", "reference", "batch", "title", "kind", "status", "cost_center", "total", "cost", "counts", "created_by", "items"},
    secrets: {},
    holds: {"counts": "BatchCounts", "created_by": "SendCreator", "items": ["WorkforceBatchItem"]},
  ),

  'WorkforceBatchItem': Shape(
    fields: {"id", "recipient", "name", "phone_masked", "amount", "currency", "status", "failure_code", "token_last4", "resent_as"},
    secrets: {},
    holds: {},
  ),

  'WorkforceBatchPage': Shape(
    fields: {"object", "page", "page_size", "total", "pages", "data"},
    secrets: {},
    holds: {"data": ["WorkforceBatchSummary"]},
  ),

  'WorkforceBatchSummary': Shape(
    fields: {"object", "created", "livemode", "reference", "batch", "title", "kind", "status", "cost_center", "total", "cost", "counts", "created_by"},
    secrets: {},
    holds: {"counts": "BatchCounts", "created_by": "SendCreator"},
  ),

  'WorkforceBudgetCheck': Shape(
    fields: {"id", "currency", "budget", "spent", "after", "over_by"},
    secrets: {},
    holds: {},
  ),

  'WorkforceCreditCheck': Shape(
    fields: {"available", "sufficient"},
    secrets: {},
    holds: {},
  ),

  'WorkforceDepartment': Shape(
    fields: {"id", "object", "created", "livemode", "name", "code", "currency", "monthly_budget", "is_active", "people_count", "spent_this_month", "remaining"},
    secrets: {},
    holds: {},
  ),

  'WorkforceDepartmentCreate': Shape(
    fields: {"name", "code", "monthly_budget", "currency", "is_active"},
    secrets: {},
    holds: {},
  ),

  'WorkforceDepartmentList': Shape(
    fields: {"object", "created", "livemode", "data", "truncated", "totals"},
    secrets: {},
    holds: {"data": ["WorkforceDepartment"], "totals": {"*":"WorkforceDepartmentSums"}},
  ),

  'WorkforceDepartmentPeople': Shape(
    fields: {"object", "created", "livemode", "department", "people", "truncated", "added_count", "removed_count", "created_count", "errors"},
    secrets: {},
    holds: {"department": "WorkforceDepartment", "people": ["WorkforcePerson"], "errors": ["ErrorDetail"]},
  ),

  'WorkforceDepartmentPeopleChange': Shape(
    fields: {"add", "remove", "new"},
    secrets: {},
    holds: {"new": ["WorkforceDepartmentPerson"]},
  ),

  'WorkforceDepartmentPerson': Shape(
    fields: {"name", "phone", "payroll_id", "monthly_cap"},
    secrets: {},
    holds: {},
  ),

  'WorkforceDepartmentSpend': Shape(
    fields: {"object", "created", "livemode", "department", "from", "to", "totals", "months", "by_kind", "by_person"},
    secrets: {},
    holds: {"department": "WorkforceDepartment", "months": ["WorkforceMonthSpend"], "by_kind": ["WorkforceKindSpend"], "by_person": ["WorkforcePersonSpend"]},
  ),

  'WorkforceDepartmentSums': Shape(
    fields: {"monthly_budget", "spent_this_month", "remaining"},
    secrets: {},
    holds: {},
  ),

  'WorkforceDepartmentUpdate': Shape(
    fields: {"name", "code", "monthly_budget", "currency", "is_active"},
    secrets: {},
    holds: {},
  ),

  'WorkforceExport': Shape(
    fields: {"object", "created", "livemode", "filename", "content_type", "rows", "content"},
    secrets: {},
    holds: {},
  ),

  'WorkforceJournal': Shape(
    fields: {"object", "created", "livemode", "from", "to", "entries", "truncated", "totals"},
    secrets: {},
    holds: {"entries": ["WorkforceJournalEntry"], "totals": {"*":"WorkforceJournalSide"}},
  ),

  'WorkforceJournalEntry': Shape(
    fields: {"date", "reference", "gl_code", "cost_center", "debit", "credit", "currency", "narrative"},
    secrets: {},
    holds: {},
  ),

  'WorkforceJournalSide': Shape(
    fields: {"debit", "credit"},
    secrets: {},
    holds: {},
  ),

  'WorkforceKindSpend': Shape(
    fields: {"kind", "count", "amount"},
    secrets: {},
    holds: {},
  ),

  'WorkforceLedger': Shape(
    fields: {"object", "page", "page_size", "total", "pages", "from", "to", "opening", "closing", "data"},
    secrets: {},
    holds: {"data": ["WorkforceLedgerEntry"]},
  ),

  'WorkforceLedgerEntry': Shape(
    fields: {"date", "kind", "reference", "description", "amount", "currency", "balance", "source"},
    secrets: {},
    holds: {},
  ),

  'WorkforceLimits': Shape(
    fields: {"max_lines", "max_total"},
    secrets: {},
    holds: {},
  ),

  'WorkforceLineCreate': Shape(
    fields: {"amount", "recipient_id", "phone", "name", "currency", "meter", "token_phone", "note"},
    secrets: {},
    holds: {},
  ),

  'WorkforceMeter': Shape(
    fields: {"recipient", "name", "meter", "name_masked", "suburb", "confirmed_at", "last_units_kwh", "last_sent_at"},
    secrets: {},
    holds: {},
  ),

  'WorkforceMeters': Shape(
    fields: {"object", "created", "livemode", "data", "truncated"},
    secrets: {},
    holds: {"data": ["WorkforceMeter"]},
  ),

  'WorkforceMonthSpend': Shape(
    fields: {"month", "currency", "budget", "spent"},
    secrets: {},
    holds: {},
  ),

  'WorkforcePerson': Shape(
    fields: {"object", "created", "livemode", "recipient", "name", "phone", "payroll_id", "cost_center", "monthly_cap", "spent_this_month", "status", "notes"},
    secrets: {},
    holds: {},
  ),

  'WorkforcePersonCreate': Shape(
    fields: {"name", "phone", "payroll_id", "cost_center_id", "monthly_cap"},
    secrets: {},
    holds: {},
  ),

  'WorkforcePersonCreated': Shape(
    fields: {"object", "person", "is_new", "matched_existing", "warnings"},
    secrets: {},
    holds: {"person": "WorkforcePerson"},
  ),

  'WorkforcePersonPage': Shape(
    fields: {"object", "page", "page_size", "total", "pages", "data"},
    secrets: {},
    holds: {"data": ["WorkforcePerson"]},
  ),

  'WorkforcePersonSpend': Shape(
    fields: {"recipient", "name", "count", "amount"},
    secrets: {},
    holds: {},
  ),

  'WorkforcePersonUpdate': Shape(
    fields: {"name", "phone", "payroll_id", "cost_center_id", "monthly_cap", "notes"},
    secrets: {},
    holds: {},
  ),

  'WorkforcePersonUpdated': Shape(
    fields: {"object", "person", "is_new", "matched_existing", "warnings"},
    secrets: {},
    holds: {"person": "WorkforcePerson"},
  ),

  'WorkforcePreview': Shape(
    fields: {"object", "created", "livemode", "lines", "total", "cost", "cost_centers", "over_budget", "credit", "requires_approval"},
    secrets: {},
    holds: {"lines": ["WorkforcePreviewLine"], "cost_centers": ["WorkforceBudgetCheck"], "credit": "WorkforceCreditCheck"},
  ),

  'WorkforcePreviewLine': Shape(
    fields: {"index", "recipient", "name", "phone", "network", "amount", "currency", "cost", "errors", "warnings"},
    secrets: {},
    holds: {"errors": ["ErrorDetail"]},
  ),

  'WorkforceProducts': Shape(
    fields: {"object", "created", "livemode", "airtime", "power"},
    secrets: {},
    holds: {"airtime": ["Product"], "power": ["Product"]},
  ),

  'WorkforceResend': Shape(
    fields: {"item_ids", "idempotency_key", "acknowledge_over_budget"},
    secrets: {},
    holds: {},
  ),

  'WorkforceSchedulePage': Shape(
    fields: {"object", "page", "page_size", "total", "pages", "data"},
    secrets: {},
    holds: {"data": ["Schedule"]},
  ),

  'WorkforceScheduleRun': Shape(
    fields: {"again", "acknowledge_over_budget", "idempotency_key"},
    secrets: {},
    holds: {},
  ),

  'WorkforceSendResult': Shape(
    fields: {"object", "created", "livemode", "reference", "batch", "status", "counts", "total", "replayed", "requires_approval"},
    secrets: {},
    holds: {"counts": "BatchCounts"},
  ),

  'ZesaAvailability': Shape(
    fields: {"object", "created", "livemode", "state", "since", "affected_queued"},
    secrets: {},
    holds: {},
  ),

  'ZesaAvailabilityEventData': Shape(
    fields: {"object", "previous_attributes", "synthetic", "threshold", "projection", "rule", "reward"},
    secrets: {},
    holds: {"object": "ZesaAvailability", "threshold": "CreditThreshold", "projection": "ShortfallProjection"},
  ),

  'ZesaAvailabilitySet': Shape(
    fields: {"state"},
    secrets: {},
    holds: {},
  ),
};
