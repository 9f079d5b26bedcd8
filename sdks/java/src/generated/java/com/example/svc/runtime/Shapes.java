// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of each object, for its string form: which are known, which are secret. */
final class Shapes {
  private static final Map<String, String> ALL = new HashMap<>();

  private Shapes() {}

  static {
    ALL.put("Account", "id object created livemode name legal_name mode twin status contact_email support_phone statement_descriptor country timezone currencies live_sales dealer:Dealer batch_approval_threshold agent_live_enabled terms_accepted:TermsAcceptance default_api_version webhook_format_legacy prevent_duplicates:DuplicateGuard payday:Payday metadata");

    ALL.put("AccountActivity", "id object created livemode kind event type summary actor:Actor object_id");

    ALL.put("AccountActivityList", "object url data:[AccountActivity has_more next_cursor");

    ALL.put("AccountUpdate", "name contact_email support_phone statement_descriptor batch_approval_threshold agent_live_enabled prevent_duplicates:DuplicateGuardUpdate payday:PaydayUpdate default_api_version metadata");

    ALL.put("Activity", "id object created livemode activity_id name recipient program occurred_at value currency matches:[RuleMatch metadata");

    ALL.put("ActivityCreate", "recipient:RewardRecipientPerson name activity_id occurred_at value currency program metadata");

    ALL.put("ActivityEventData", "object:Activity previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ActivityList", "object url data:[Activity has_more next_cursor");

    ALL.put("ActivityRuleMatchedEvent", "id object created livemode type api_version sequence data:ActivityEventData request:EventRequest");

    ALL.put("Actor", "type id label");

    ALL.put("Address", "line1 line2 city province");

    ALL.put("AddressInput", "line1 line2 city province");

    ALL.put("AgentApproval", "id object created livemode action status why request amount currency target reason api_key threshold:ApprovalThreshold approval_url expires_at decided_by decided_at mandate:Mandate result failure:Failure");

    ALL.put("AgentApprovalApprovedEvent", "id object created livemode type api_version sequence data:AgentApprovalEventData request:EventRequest");

    ALL.put("AgentApprovalEventData", "object:AgentApproval previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("AgentApprovalExpiredEvent", "id object created livemode type api_version sequence data:AgentApprovalEventData request:EventRequest");

    ALL.put("AgentApprovalFailedEvent", "id object created livemode type api_version sequence data:AgentApprovalEventData request:EventRequest");

    ALL.put("AgentApprovalList", "object url data:[AgentApproval has_more next_cursor");

    ALL.put("AgentApprovalRejectedEvent", "id object created livemode type api_version sequence data:AgentApprovalEventData request:EventRequest");

    ALL.put("AgentApprovalRequestedEvent", "id object created livemode type api_version sequence data:AgentApprovalEventData request:EventRequest");

    ALL.put("AlertRecipients", "emails phones");

    ALL.put("ApiKey", "id object created livemode kind label prefix last4 !secret status scopes allowed_ips allowed_origins allowed_products allowed_networks spend_caps:{SpendCap per_recipient_daily_cap approval_threshold recipient_allowlist expires_at api_version created_by last_used_at last_used_ip rolled:RolledSecret usage:{KeyUsageAmounts live_sales metadata");

    ALL.put("ApiKeyCreatedEvent", "id object created livemode type api_version sequence data:ApiKeyEventData request:EventRequest");

    ALL.put("ApiKeyEventData", "object:ApiKey previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ApiKeyExpiringEvent", "id object created livemode type api_version sequence data:ApiKeyEventData request:EventRequest");

    ALL.put("ApiKeyList", "object url data:[ApiKey has_more next_cursor");

    ALL.put("ApiKeyRevokedEvent", "id object created livemode type api_version sequence data:ApiKeyEventData request:EventRequest");

    ALL.put("ApiKeyRolledEvent", "id object created livemode type api_version sequence data:ApiKeyEventData request:EventRequest");

    ALL.put("ApprovalThreshold", "currency limit used_24h");

    ALL.put("AttentionItem", "kind count object_ids due_at url");

    ALL.put("AuditEvent", "id object created livemode action object_id actor:Actor ip user_agent changes request_id note");

    ALL.put("AuditEventList", "object url data:[AuditEvent has_more next_cursor");

    ALL.put("Batch", "id object created livemode title status currency total cost counts:BatchCounts reserve_credit reservations on_invalid on_insufficient requires_approval approval:BatchApproval created_by:SendCreator api_key retry_of retried_by schedule occurrence_date cost_center sms_message results_url started_at completed_at cancelled_at metadata");

    ALL.put("BatchApproval", "threshold requested_at approved_by approved_at");

    ALL.put("BatchCancelledEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchCompletedEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchCounts", "total valid invalid skipped pending sending delivered failed unresolved unsent cancelled");

    ALL.put("BatchCreate", "items:[BatchItemCreate csv unknown_columns title sms_message cost_center on_invalid reserve_credit on_insufficient currency metadata");

    ALL.put("BatchCreatedEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchCreditCheck", "sufficient available required");

    ALL.put("BatchEventData", "object:Batch previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("BatchFailedEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchItem", "id object created livemode batch line status send:Send target network amount currency client_reference error:Failure failure_code !token metadata");

    ALL.put("BatchItemCreate", "target amount bundle_id type product currency token_phone token_email notify_number recipient name client_reference cost_center sms_message metadata");

    ALL.put("BatchItemList", "object url data:[BatchItem has_more next_cursor");

    ALL.put("BatchList", "object url data:[Batch has_more next_cursor");

    ALL.put("BatchPartiallyCompletedEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchPreview", "object created livemode valid counts:BatchPreviewCounts total cost credit:{BatchCreditCheck provider_float:[ProviderFloat requires_approval lines:[BatchPreviewLine lines_truncated");

    ALL.put("BatchPreviewCounts", "total valid invalid");

    ALL.put("BatchPreviewLine", "line valid target network product amount currency cost errors:[ErrorDetail warnings:[BatchWarning");

    ALL.put("BatchProcessingEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchRequiresApprovalEvent", "id object created livemode type api_version sequence data:BatchEventData request:EventRequest");

    ALL.put("BatchRetry", "reserve_credit");

    ALL.put("BatchWarning", "code message");

    ALL.put("BeneficialOwner", "full_name !national_id nationality is_pep shareholding_percent");

    ALL.put("BlockedTarget", "id object created livemode target target_kind reason created_by hits last_hit_at");

    ALL.put("BlockedTargetCreate", "target reason");

    ALL.put("BlockedTargetList", "object url data:[BlockedTarget has_more next_cursor");

    ALL.put("BudgetAfter", "remaining");

    ALL.put("Bundle", "id object created livemode product network name description amount currency validity_hours data_mb category available simulated");

    ALL.put("BundleList", "object url data:[Bundle has_more next_cursor");

    ALL.put("Checkin", "id object created livemode link reward status distance_m accuracy_m phone_masked reason attested");

    ALL.put("CheckinCreate", "link lat lng phone accuracy_m attestation choice meter bundle_id code challenge_token challenge_answer");

    ALL.put("CheckinList", "object url data:[Checkin has_more next_cursor");

    ALL.put("CheckoutCredited", "amount credit_transaction");

    ALL.put("CheckoutPayment", "method brand last4 paid_at reference");

    ALL.put("CheckoutPaymentError", "code message");

    ALL.put("CheckoutReview", "reason opened_at resolution");

    ALL.put("CheckoutSession", "id object created livemode status url type product network target amount currency card_fee total bundle_id token_phone customer_phone meter:Meter success_url cancel_url client_reference send:Send sends payment:CheckoutPayment last_payment_error:CheckoutPaymentError review:CheckoutReview credited:CheckoutCredited expires_at paid_at fulfilled_at sms_message metadata");

    ALL.put("CheckoutSessionCreate", "type product target amount currency bundle_id token_phone customer_phone success_url cancel_url client_reference metadata sms_message");

    ALL.put("CheckoutSessionCreditedEvent", "id object created livemode type api_version sequence data:CheckoutSessionEventData request:EventRequest");

    ALL.put("CheckoutSessionEventData", "object:CheckoutSession previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("CheckoutSessionExpiredEvent", "id object created livemode type api_version sequence data:CheckoutSessionEventData request:EventRequest");

    ALL.put("CheckoutSessionFulfilledEvent", "id object created livemode type api_version sequence data:CheckoutSessionEventData request:EventRequest");

    ALL.put("CheckoutSessionList", "object url data:[CheckoutSession has_more next_cursor");

    ALL.put("CheckoutSessionPaidEvent", "id object created livemode type api_version sequence data:CheckoutSessionEventData request:EventRequest");

    ALL.put("CheckoutSessionResentEvent", "id object created livemode type api_version sequence data:CheckoutSessionEventData request:EventRequest");

    ALL.put("ClaimBundle", "id network name amount");

    ALL.put("ClaimChallenge", "token question site_key");

    ALL.put("ClaimChoice", "type bundles:[ClaimBundle");

    ALL.put("ClaimCode", "object created livemode sent to_masked expires_in resend_in");

    ALL.put("ClaimCodeCreate", "phone challenge_token challenge_answer");

    ALL.put("ClaimCreate", "phone choice meter bundle_id code challenge_token challenge_answer");

    ALL.put("ClaimResult", "status message");

    ALL.put("CompletionCreate", "completion_id ref recipient:RewardRecipientPerson phone target meter token_phone amount metadata");

    ALL.put("ContactPerson", "name role email phone");

    ALL.put("ContactPersonInput", "name role email phone");

    ALL.put("CostCenter", "id object created livemode name gl_code currency monthly_budget is_active spent_this_month remaining people_count metadata");

    ALL.put("CostCenterCreate", "name gl_code monthly_budget currency is_active metadata");

    ALL.put("CostCenterList", "object url data:[CostCenter has_more next_cursor");

    ALL.put("CostCenterUpdate", "name gl_code monthly_budget currency is_active metadata");

    ALL.put("CreatedFilter", "gte lte gt lt");

    ALL.put("Credit", "object created livemode USD:CreditBalance ZWG:CreditBalance as_of");

    ALL.put("CreditAdjustedEvent", "id object created livemode type api_version sequence data:CreditTransactionEventData request:EventRequest");

    ALL.put("CreditAfter", "available");

    ALL.put("CreditAlerts", "object created livemode low_balance shortfall_projection shortfall_days channels recipients:AlertRecipients last_fired");

    ALL.put("CreditAlertsUpdate", "low_balance shortfall_projection shortfall_days channels");

    ALL.put("CreditBalance", "available reserved total in_flight last_topup_at");

    ALL.put("CreditBalanceAfter", "available reserved");

    ALL.put("CreditBalanceLowEvent", "id object created livemode type api_version sequence data:CreditEventData request:EventRequest");

    ALL.put("CreditEventData", "object:Credit previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("CreditReleasedEvent", "id object created livemode type api_version sequence data:CreditReservationEventData request:EventRequest");

    ALL.put("CreditReservation", "id object created livemode currency amount used released remaining status source expires_at");

    ALL.put("CreditReservationEventData", "object:CreditReservation previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("CreditReservationList", "object url data:[CreditReservation has_more next_cursor");

    ALL.put("CreditReservedEvent", "id object created livemode type api_version sequence data:CreditReservationEventData request:EventRequest");

    ALL.put("CreditShortfallProjectedEvent", "id object created livemode type api_version sequence data:CreditEventData request:EventRequest");

    ALL.put("CreditThreshold", "currency amount");

    ALL.put("CreditTopupExpiredEvent", "id object created livemode type api_version sequence data:TopupEventData request:EventRequest");

    ALL.put("CreditTopupFailedEvent", "id object created livemode type api_version sequence data:TopupEventData request:EventRequest");

    ALL.put("CreditTopupPendingEvent", "id object created livemode type api_version sequence data:TopupEventData request:EventRequest");

    ALL.put("CreditTopupSucceededEvent", "id object created livemode type api_version sequence data:TopupEventData request:EventRequest");

    ALL.put("CreditTransaction", "id object created livemode type currency sequence amount reserved_amount balance_after:CreditBalanceAfter source description cost_center api_key effective_at");

    ALL.put("CreditTransactionEventData", "object:CreditTransaction previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("CreditTransactionList", "object url data:[CreditTransaction has_more next_cursor");

    ALL.put("Dealer", "status discounts:[DealerDiscount since");

    ALL.put("DealerApplication", "id object created livemode status legal_name trading_name registration_number registration_country incorporated_on business_type tax_number vat_number physical_address:Address postal_address:Address contact:ContactPerson directors:[Director beneficial_owners:[BeneficialOwner expected_monthly_volume networks channels bank:DealerBank documents:DealerDocuments declarations:DealerDeclarations missing submitted_at decided_at decision_note discounts:[DealerDiscount reviewer_messages:[ReviewerMessage metadata");

    ALL.put("DealerApplicationCreate", "legal_name trading_name registration_number registration_country incorporated_on business_type tax_number vat_number physical_address:AddressInput postal_address:AddressInput contact:ContactPersonInput directors:[Director beneficial_owners:[BeneficialOwner expected_monthly_volume networks channels bank:DealerBankInput documents:DealerDocumentsInput declarations:DealerDeclarations metadata");

    ALL.put("DealerApplicationUpdate", "legal_name trading_name registration_number registration_country incorporated_on business_type tax_number vat_number physical_address:AddressInput postal_address:AddressInput contact:ContactPersonInput directors:[Director beneficial_owners:[BeneficialOwner expected_monthly_volume networks channels bank:DealerBankInput documents:DealerDocumentsInput declarations:DealerDeclarations metadata");

    ALL.put("DealerBank", "name branch account_name account_number_last4 currency");

    ALL.put("DealerBankInput", "name branch account_name account_number_last4 currency");

    ALL.put("DealerDeclarations", "accurate authorised");

    ALL.put("DealerDiscount", "network currency percent");

    ALL.put("DealerDocuments", "incorporation_certificate directors_form director_id proof_of_address bank_letter tax_clearance");

    ALL.put("DealerDocumentsInput", "incorporation_certificate directors_form director_id proof_of_address bank_letter tax_clearance");

    ALL.put("DeletedSchedule", "id object deleted");

    ALL.put("Director", "full_name !national_id !date_of_birth nationality address is_pep shareholding_percent");

    ALL.put("Dispute", "id object created livemode send:Send reason evidence:DisputeEvidence status outcome outcome_note credit_transaction due_at messages:[DisputeMessage resolved_at metadata");

    ALL.put("DisputeCreate", "send reason evidence:DisputeEvidenceInput metadata");

    ALL.put("DisputeEventData", "object:Dispute previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("DisputeEvidence", "text attachments customer_phone");

    ALL.put("DisputeEvidenceInput", "text attachments customer_phone");

    ALL.put("DisputeList", "object url data:[Dispute has_more next_cursor");

    ALL.put("DisputeMessage", "at text");

    ALL.put("DisputeOpenedEvent", "id object created livemode type api_version sequence data:DisputeEventData request:EventRequest");

    ALL.put("DisputeResolvedEvent", "id object created livemode type api_version sequence data:DisputeEventData request:EventRequest");

    ALL.put("Document", "id object created livemode purpose filename size mime sha256 status reason");

    ALL.put("DocumentList", "object url data:[Document has_more next_cursor");

    ALL.put("DocumentUpload", "purpose file filename");

    ALL.put("DuplicateGuard", "enabled window_seconds");

    ALL.put("DuplicateGuardUpdate", "enabled window_seconds");

    ALL.put("ErrorBody", "type code message param details:[ErrorDetail retryable retry_after request_id doc_url resource meta");

    ALL.put("ErrorCodeEntry", "object code status type meaning fix retryable meta");

    ALL.put("ErrorCodeList", "object url data:[ErrorCodeEntry has_more next_cursor");

    ALL.put("ErrorDetail", "param code message meta");

    ALL.put("Event", "|type activity.rule_matched=ActivityRuleMatchedEvent agent_approval.approved=AgentApprovalApprovedEvent agent_approval.expired=AgentApprovalExpiredEvent agent_approval.failed=AgentApprovalFailedEvent agent_approval.rejected=AgentApprovalRejectedEvent agent_approval.requested=AgentApprovalRequestedEvent api_key.created=ApiKeyCreatedEvent api_key.expiring=ApiKeyExpiringEvent api_key.revoked=ApiKeyRevokedEvent api_key.rolled=ApiKeyRolledEvent batch.cancelled=BatchCancelledEvent batch.completed=BatchCompletedEvent batch.created=BatchCreatedEvent batch.failed=BatchFailedEvent batch.partially_completed=BatchPartiallyCompletedEvent batch.processing=BatchProcessingEvent batch.requires_approval=BatchRequiresApprovalEvent checkout.session.credited=CheckoutSessionCreditedEvent checkout.session.expired=CheckoutSessionExpiredEvent checkout.session.fulfilled=CheckoutSessionFulfilledEvent checkout.session.paid=CheckoutSessionPaidEvent checkout.session.resent=CheckoutSessionResentEvent credit.adjusted=CreditAdjustedEvent credit.balance.low=CreditBalanceLowEvent credit.released=CreditReleasedEvent credit.reserved=CreditReservedEvent credit.shortfall.projected=CreditShortfallProjectedEvent credit.topup.expired=CreditTopupExpiredEvent credit.topup.failed=CreditTopupFailedEvent credit.topup.pending=CreditTopupPendingEvent credit.topup.succeeded=CreditTopupSucceededEvent dispute.opened=DisputeOpenedEvent dispute.resolved=DisputeResolvedEvent network.availability.degraded=NetworkAvailabilityDegradedEvent network.availability.restored=NetworkAvailabilityRestoredEvent power.availability.down=PowerAvailabilityDownEvent power.availability.up=PowerAvailabilityUpEvent program.activated=ProgramActivatedEvent program.budget.low=ProgramBudgetLowEvent program.closed=ProgramClosedEvent program.exhausted=ProgramExhaustedEvent program.paused=ProgramPausedEvent program.reactivated=ProgramReactivatedEvent recipient.created=RecipientCreatedEvent recipient.erased=RecipientErasedEvent recipient.erasure_pending=RecipientErasurePendingEvent recipient.updated=RecipientUpdatedEvent referral.qualified=ReferralQualifiedEvent review.opened=ReviewOpenedEvent review.resolved=ReviewResolvedEvent reward.created=RewardCreatedEvent reward.delivered=RewardDeliveredEvent reward.duplicate=RewardDuplicateEvent reward.expired=RewardExpiredEvent reward.failed=RewardFailedEvent reward.held=RewardHeldEvent reward.rejected=RewardRejectedEvent reward.released=RewardReleasedEvent reward.voided=RewardVoidedEvent reward_link.claimed=RewardLinkClaimedEvent reward_link.created=RewardLinkCreatedEvent reward_link.expired=RewardLinkExpiredEvent reward_link.opened=RewardLinkOpenedEvent reward_link.revoked=RewardLinkRevokedEvent schedule.occurrence.ran=ScheduleOccurrenceRanEvent schedule.occurrence.retry_after_topup=ScheduleOccurrenceRetryAfterTopupEvent schedule.occurrence.skipped_insufficient_credit=ScheduleOccurrenceSkippedInsufficientCreditEvent schedule.occurrence.upcoming=ScheduleOccurrenceUpcomingEvent send.cancelled=SendCancelledEvent send.created=SendCreatedEvent send.credited_back=SendCreditedBackEvent send.delivered=SendDeliveredEvent send.failed=SendFailedEvent send.late_delivered=SendLateDeliveredEvent send.meter_changed=SendMeterChangedEvent send.queued=SendQueuedEvent send.requires_review=SendRequiresReviewEvent send.retrying=SendRetryingEvent send.scheduled=SendScheduledEvent send.submitted=SendSubmittedEvent send.token_delivered=SendTokenDeliveredEvent send.token_delivery_failed=SendTokenDeliveryFailedEvent send.token_resent=SendTokenResentEvent send.unknown=SendUnknownEvent webhook_endpoint.disabled=WebhookEndpointDisabledEvent");

    ALL.put("EventData", "object:EventObject previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("EventList", "object url data:[Event has_more next_cursor");

    ALL.put("EventObject", "|object send=Send checkout_session=CheckoutSession dispute=Dispute topup=Topup credit_transaction=CreditTransaction batch=Batch schedule_occurrence=ScheduleOccurrence credit_reservation=CreditReservation program=Program reward=Reward reward_link=RewardLink review=Review activity=Activity referral=Referral api_key=ApiKey agent_approval=AgentApproval recipient=Recipient zesa_availability=ZesaAvailability network=Network credit=Credit webhook_endpoint=WebhookEndpoint");

    ALL.put("EventRequest", "id idempotency_key");

    ALL.put("Export", "id object created livemode kind status format from to filters columns include_tokens text_guard rows size sha256 !download_url expires_at error:Failure");

    ALL.put("ExportCreate", "kind from to filters format columns include_tokens text_guard");

    ALL.put("ExportList", "object url data:[Export has_more next_cursor");

    ALL.put("Failure", "code message");

    ALL.put("FailureReport", "object created livemode kind from to currency group_by rows:[FailureReportRow totals:[FailureReportTotals truncated");

    ALL.put("FailureReportKeys", "failure_code network");

    ALL.put("FailureReportRow", "keys:FailureReportKeys currency failed retried face credited_back");

    ALL.put("FailureReportTotals", "currency sends failed retried failure_rate face credited_back");

    ALL.put("FamilyAllowance", "currency amount cadence day");

    ALL.put("FamilyAllowanceInput", "currency amount cadence day");

    ALL.put("FamilyMember", "id object created livemode name phone relation meter allowance:FamilyAllowance notify recipient schedule spent_this_month paused");

    ALL.put("FamilyMemberCreate", "name phone relation meter allowance:FamilyAllowanceInput notify");

    ALL.put("FamilyMemberList", "object url data:[FamilyMember has_more next_cursor");

    ALL.put("FamilyMemberUpdate", "name phone relation meter allowance:FamilyAllowanceInput notify paused");

    ALL.put("FamilySendCreate", "type amount currency");

    ALL.put("Geofence", "lat lng radius_m label open_hours:[OpenHours");

    ALL.put("GeofenceInput", "lat lng radius_m label open_hours:[OpenHours");

    ALL.put("Group", "id object created livemode name description member_count kind filter:GroupFilter metadata");

    ALL.put("GroupCreate", "name description filter:GroupFilterInput metadata");

    ALL.put("GroupFilter", "cost_center tag");

    ALL.put("GroupFilterInput", "cost_center tag");

    ALL.put("GroupList", "object url data:[Group has_more next_cursor");

    ALL.put("GroupMembersChange", "add remove");

    ALL.put("GroupUpdate", "name description filter:GroupFilterInput metadata");

    ALL.put("Health", "object status version time");

    ALL.put("Invite", "id object created livemode email phone role status expires_at invited_by accepted_by account_name");

    ALL.put("InviteList", "object url data:[Invite has_more next_cursor");

    ALL.put("KeyCreate", "kind label scopes allowed_ips allowed_origins allowed_products allowed_networks spend_caps:{SpendCapInput per_recipient_daily_cap approval_threshold recipient_allowlist expires_at accept_terms metadata");

    ALL.put("KeyRoll", "grace_period");

    ALL.put("KeyUpdate", "label scopes allowed_ips allowed_origins allowed_products allowed_networks spend_caps:{SpendCapUpdate per_recipient_daily_cap approval_threshold recipient_allowlist expires_at metadata");

    ALL.put("KeyUsageAmounts", "today month daily_remaining monthly_remaining");

    ALL.put("LookupProducts", "airtime data");

    ALL.put("Mandate", "approval approved_by api_key operation summary arguments_sha256 amount currency target approved_at expires_at jws");

    ALL.put("Member", "id object created livemode name email phone role status tokens_read pin_set last_seen_at invited_by");

    ALL.put("MemberCreate", "phone email role");

    ALL.put("MemberList", "object url data:[Member has_more next_cursor");

    ALL.put("MemberUpdate", "role tokens_read");

    ALL.put("Meter", "object created livemode number checksum_valid confirmed name_masked suburb currency tariff_class arrears_flag confirmed_at source");

    ALL.put("MeterChange", "meter");

    ALL.put("Network", "id object created livemode name kind prefixes currencies types state since");

    ALL.put("NetworkAvailabilityDegradedEvent", "id object created livemode type api_version sequence data:NetworkEventData request:EventRequest");

    ALL.put("NetworkAvailabilityRestoredEvent", "id object created livemode type api_version sequence data:NetworkEventData request:EventRequest");

    ALL.put("NetworkAvailabilitySet", "state");

    ALL.put("NetworkEventData", "object:Network previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("NetworkList", "object url data:[Network has_more next_cursor");

    ALL.put("NetworkStatus", "network type currency state success_rate_1h median_seconds since");

    ALL.put("OccurrenceCombine", "into schedule");

    ALL.put("OccurrenceMove", "to");

    ALL.put("OccurrenceRef", "schedule date");

    ALL.put("OccurrenceUpdate", "amount_override note");

    ALL.put("OpenHours", "days from to");

    ALL.put("Overview", "object created livemode credit:{OverviewBalance today:OverviewToday networks:[OverviewNetwork webhooks:OverviewWebhooks attention:[AttentionItem as_of");

    ALL.put("OverviewBalance", "available reserved total in_flight runway_days");

    ALL.put("OverviewNetwork", "network currency success_rate sample state");

    ALL.put("OverviewToday", "sends delivered failed unresolved amount");

    ALL.put("OverviewWebhooks", "endpoints failing disabled oldest_undelivered_at");

    ALL.put("Payday", "day_of_month");

    ALL.put("PaydayUpdate", "day_of_month");

    ALL.put("PhoneLookup", "object created livemode input e164 national valid line_type network products:LookupProducts blocked recipient");

    ALL.put("PowerAvailability", "available since next_check_at");

    ALL.put("PowerAvailabilityDownEvent", "id object created livemode type api_version sequence data:ZesaAvailabilityEventData request:EventRequest");

    ALL.put("PowerAvailabilityUpEvent", "id object created livemode type api_version sequence data:ZesaAvailabilityEventData request:EventRequest");

    ALL.put("PowerBand", "from_kwh to_kwh price_per_kwh price_per_kwh_with_levy");

    ALL.put("PowerBandUnits", "from_kwh to_kwh price_per_kwh units_kwh");

    ALL.put("PowerBreakdown", "energy levy tax arrears fee");

    ALL.put("PowerChangePoint", "date from to");

    ALL.put("PowerObservation", "object created livemode observed_on currency amount_rounded units_kwh price_per_kwh band_hint");

    ALL.put("PowerObservationList", "object url data:[PowerObservation has_more next_cursor");

    ALL.put("PowerObserved", "median_price sample window_days as_of");

    ALL.put("PowerQuote", "object created livemode currency amount now:PowerUnits after_reset:PowerUnitsAfterReset better saving_units meter:Meter");

    ALL.put("PowerRate", "object created livemode currency effective_from source_url levy_percent bands:[PowerBand observed:PowerObserved rule reset");

    ALL.put("PowerSeries", "object created livemode currency points:[PowerSeriesPoint change_points:[PowerChangePoint");

    ALL.put("PowerSeriesPoint", "date price_per_kwh");

    ALL.put("PowerUnits", "units_kwh energy levy arrears bands:[PowerBandUnits from_position_kwh estimate");

    ALL.put("PowerUnitsAfterReset", "units_kwh energy levy arrears bands:[PowerBandUnits from_position_kwh estimate reset_on");

    ALL.put("Product", "id object created livemode type currency network name min_amount max_amount amount_step denominations networks:[ProductNetwork available paused_until fields_required");

    ALL.put("ProductList", "object url data:[Product has_more next_cursor");

    ALL.put("ProductNetwork", "network min_amount max_amount available paused_reason");

    ALL.put("Program", "id object created livemode name description status currency funding budget spent earmarked remaining reservation default_amount choices sources one_per_phone per_recipient:RewardLimits require_network throttle_per_hour min_account_age hold:ProgramHold on_zesa_down max_hold close_grace sms_message branding:ProgramBranding lawful_basis sensitive_data geofence:Geofence completions_url !completions_secret counts:ProgramCounts rules_count activated_at closed_at metadata");

    ALL.put("ProgramActivatedEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramBranding", "display_name color logo_url support_url thank_you");

    ALL.put("ProgramBrandingInput", "display_name color logo_url support_url thank_you");

    ALL.put("ProgramBudgetLowEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramClosedEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramCounts", "rewards delivered held failed");

    ALL.put("ProgramCreate", "name description currency default_amount budget funding choices sources one_per_phone on_zesa_down max_hold close_grace sensitive_data per_recipient:RewardLimitsInput require_network throttle_per_hour min_account_age hold:ProgramHoldInput sms_message branding:ProgramBrandingInput lawful_basis geofence:GeofenceInput metadata");

    ALL.put("ProgramDefund", "amount");

    ALL.put("ProgramEventData", "object:Program previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ProgramExhaustedEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramFund", "amount");

    ALL.put("ProgramHold", "mode amount_over first_reward expires_after");

    ALL.put("ProgramHoldInput", "mode amount_over first_reward expires_after");

    ALL.put("ProgramList", "object url data:[Program has_more next_cursor");

    ALL.put("ProgramPausedEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramReactivatedEvent", "id object created livemode type api_version sequence data:ProgramEventData request:EventRequest");

    ALL.put("ProgramReport", "object created livemode kind from to currency group_by rows:[ProgramReportRow totals:[ProgramReportTotals truncated");

    ALL.put("ProgramReportKeys", "program");

    ALL.put("ProgramReportRow", "keys:ProgramReportKeys name currency budget spent earmarked remaining rewards delivered held failed cost_per_completion");

    ALL.put("ProgramReportTotals", "currency budget spent earmarked remaining rewards delivered held failed cost_per_completion");

    ALL.put("ProgramRule", "id object created livemode name currency active kind on activity_name when:RuleConditions count:RuleCount give:RuleGive limit:RewardLimits starts_at ends_at priority cooldown matched_count");

    ALL.put("ProgramRuleList", "object url data:[ProgramRule has_more next_cursor");

    ALL.put("ProgramRuleWrite", "id name active kind on activity_name when:RuleConditionsInput count:RuleCountInput give:RuleGiveInput limit:RewardLimitsInput starts_at ends_at priority cooldown");

    ALL.put("ProgramRulesWrite", "rules:[ProgramRuleWrite");

    ALL.put("ProgramUpdate", "name description default_amount budget choices sources one_per_phone on_zesa_down max_hold close_grace sensitive_data per_recipient:RewardLimitsInput require_network throttle_per_hour min_account_age hold:ProgramHoldInput sms_message branding:ProgramBrandingInput lawful_basis geofence:GeofenceInput metadata");

    ALL.put("ProviderFloat", "network state");

    ALL.put("ProviderStatus", "name state since");

    ALL.put("Quote", "id object created livemode status product type network target amount currency you_pay bundle:SendBundle meter:Meter power:QuotePower expires_at used_by");

    ALL.put("QuoteCreate", "target product amount currency bundle_id");

    ALL.put("QuotePower", "now:PowerUnits after_reset:PowerUnitsAfterReset note");

    ALL.put("Receipt", "object created livemode number send seller:ReceiptSeller issued_at type network target amount currency status !token tokens:[SendToken units breakdown:PowerBreakdown meter:ReceiptMeter provider_reference client_reference lines:[ReceiptLine text fiscal:ReceiptFiscal note");

    ALL.put("ReceiptFiscal", "number signature qr_data");

    ALL.put("ReceiptLine", "label value");

    ALL.put("ReceiptMeter", "number name_masked suburb");

    ALL.put("ReceiptSeller", "name support_phone");

    ALL.put("Recipient", "id object created livemode external_id name first_name phone network email meters:[RecipientMeter default_meter payroll_id cost_center:CostCenter groups monthly_cap lawful_basis consent:RecipientConsent tags status erase_at totals:RecipientTotals notes metadata");

    ALL.put("RecipientBulk", "object livemode created_count updated_count unchanged_count failed_count results:[RecipientBulkResult");

    ALL.put("RecipientBulkCreate", "recipients:[RecipientBulkLine csv unknown_columns mode match atomic");

    ALL.put("RecipientBulkLine", "id name first_name external_id phone email meters:[RecipientMeterLine default_meter groups monthly_cap consent:RecipientConsentLine tags payroll_id cost_center lawful_basis notes metadata");

    ALL.put("RecipientBulkResult", "line status recipient error:ErrorDetail warnings:[RecipientWarning");

    ALL.put("RecipientConsent", "at source text_version");

    ALL.put("RecipientConsentInput", "at source text_version");

    ALL.put("RecipientConsentLine", "at source text_version");

    ALL.put("RecipientCreate", "name first_name external_id phone email meters:[RecipientMeterInput default_meter payroll_id cost_center groups monthly_cap lawful_basis consent:RecipientConsentInput tags notes metadata");

    ALL.put("RecipientCreatedEvent", "id object created livemode type api_version sequence data:RecipientEventData request:EventRequest");

    ALL.put("RecipientErasedEvent", "id object created livemode type api_version sequence data:RecipientEventData request:EventRequest");

    ALL.put("RecipientErasurePendingEvent", "id object created livemode type api_version sequence data:RecipientEventData request:EventRequest");

    ALL.put("RecipientEventData", "object:Recipient previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("RecipientList", "object url data:[Recipient has_more next_cursor");

    ALL.put("RecipientMeter", "number label name_masked confirmed_at");

    ALL.put("RecipientMeterInput", "number label");

    ALL.put("RecipientMeterLine", "number label");

    ALL.put("RecipientTotals", "sends amount last_send_at");

    ALL.put("RecipientUpdate", "name first_name external_id phone email meters:[RecipientMeterInput default_meter payroll_id cost_center groups monthly_cap lawful_basis consent:RecipientConsentInput tags notes metadata");

    ALL.put("RecipientUpdatedEvent", "id object created livemode type api_version sequence data:RecipientEventData request:EventRequest");

    ALL.put("RecipientWarning", "code message");

    ALL.put("ReconciliationKeys", "api_key");

    ALL.put("ReconciliationReport", "object created livemode kind from to currency group_by rows:[ReconciliationRow totals:[ReconciliationTotals truncated");

    ALL.put("ReconciliationRow", "keys:ReconciliationKeys label currency opened:StatementSends delivered:StatementSends returned:StatementSends unresolved:StatementSends");

    ALL.put("ReconciliationTotals", "currency opened:StatementSends delivered:StatementSends returned:StatementSends unresolved:StatementSends");

    ALL.put("Referral", "id object created livemode program referrer referee status reward qualified_at expires_at depth reason metadata");

    ALL.put("ReferralCreate", "program referrer:RewardRecipientPerson referee:RewardRecipientPerson metadata");

    ALL.put("ReferralEventData", "object:Referral previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ReferralList", "object url data:[Referral has_more next_cursor");

    ALL.put("ReferralQualifiedEvent", "id object created livemode type api_version sequence data:ReferralEventData request:EventRequest");

    ALL.put("RequestLog", "id object created livemode method path query status duration_ms api_key member ip user_agent sdk api_version idempotency_key replayed error_code object_id request_body response_body events");

    ALL.put("RequestLogLine", "id object created livemode method path query status duration_ms api_key member ip user_agent sdk api_version idempotency_key replayed error_code object_id");

    ALL.put("RequestLogList", "object url data:[RequestLogLine has_more next_cursor");

    ALL.put("Review", "id object created livemode program reward:Reward status risk reasons related:ReviewRelated decided_by decided_at resolution note");

    ALL.put("ReviewDecision", "note");

    ALL.put("ReviewEventData", "object:Review previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ReviewList", "object url data:[Review has_more next_cursor");

    ALL.put("ReviewOpenedEvent", "id object created livemode type api_version sequence data:ReviewEventData request:EventRequest");

    ALL.put("ReviewRelated", "count blocked_count reward_ids");

    ALL.put("ReviewResolvedEvent", "id object created livemode type api_version sequence data:ReviewEventData request:EventRequest");

    ALL.put("ReviewerMessage", "at text");

    ALL.put("Reward", "id object created livemode status held_reason program:Program recipient:Recipient completion_id amount currency delivery type product bundle_id meter token_phone target send:Send link:RewardLink review referral activity rule matches:[RuleMatch approval mandate:Mandate source expires_at released_amount failure_code failure_message held_at released_at delivered_at failed_at voided_at expired_at rejected_at metadata");

    ALL.put("RewardCreate", "program recipient:RewardRecipientPerson completion_id amount delivery type product bundle_id meter token_phone hold link:RewardLinkOptions metadata reason");

    ALL.put("RewardCreatedEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardDeliveredEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardDuplicateEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardEventData", "object:Reward previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("RewardExpiredEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardFailedEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardHeldEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardLimit", "count amount");

    ALL.put("RewardLimitInput", "count amount");

    ALL.put("RewardLimits", "lifetime:RewardLimit per_day:RewardLimit per_week:RewardLimit per_month:RewardLimit");

    ALL.put("RewardLimitsInput", "lifetime:RewardLimitInput per_day:RewardLimitInput per_week:RewardLimitInput per_month:RewardLimitInput");

    ALL.put("RewardLink", "id object created livemode program status !url !token !qr_png_url amount currency choices label bind phone_hint_masked recipient reward expires_at opened_at claimed_at open_count metadata");

    ALL.put("RewardLinkClaim", "object created livemode status amount currency choices:[ClaimChoice bind phone_hint_masked requires place:Geofence challenge:ClaimChallenge branding:ProgramBranding expires_at result:ClaimResult");

    ALL.put("RewardLinkClaimedEvent", "id object created livemode type api_version sequence data:RewardLinkEventData request:EventRequest");

    ALL.put("RewardLinkCreate", "program count recipient:RewardRecipientPerson amount label expires_at bind phone_hint choices metadata");

    ALL.put("RewardLinkCreatedEvent", "id object created livemode type api_version sequence data:RewardLinkEventData request:EventRequest");

    ALL.put("RewardLinkEventData", "object:RewardLink previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("RewardLinkExpiredEvent", "id object created livemode type api_version sequence data:RewardLinkEventData request:EventRequest");

    ALL.put("RewardLinkList", "object url data:[RewardLink has_more next_cursor");

    ALL.put("RewardLinkOpenedEvent", "id object created livemode type api_version sequence data:RewardLinkEventData request:EventRequest");

    ALL.put("RewardLinkOptions", "expires_at bind label send_sms");

    ALL.put("RewardLinkRevokedEvent", "id object created livemode type api_version sequence data:RewardLinkEventData request:EventRequest");

    ALL.put("RewardList", "object url data:[Reward has_more next_cursor");

    ALL.put("RewardOrApproval", "|object reward=Reward agent_approval=AgentApproval");

    ALL.put("RewardPreview", "object created livemode status held_reason program:Program recipient:Recipient completion_id amount currency delivery type product bundle_id meter token_phone target send:Send link:RewardLink review referral activity rule matches:[RuleMatch approval mandate:Mandate source expires_at released_amount failure_code failure_message held_at released_at delivered_at failed_at voided_at expired_at rejected_at metadata");

    ALL.put("RewardRecipientPerson", "external_id phone");

    ALL.put("RewardRejectedEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardRelease", "amount");

    ALL.put("RewardReleasedEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RewardValidation", "object created livemode valid would_status reward:RewardPreview currency budget_after:BudgetAfter meter:Meter problems:[SendProblem");

    ALL.put("RewardVoidedEvent", "id object created livemode type api_version sequence data:RewardEventData request:EventRequest");

    ALL.put("RolledSecret", "last4 works_until");

    ALL.put("RuleCondition", "field op value");

    ALL.put("RuleConditions", "all:[RuleCondition any:[RuleCondition");

    ALL.put("RuleConditionsInput", "all:[RuleCondition any:[RuleCondition");

    ALL.put("RuleCount", "times value within every");

    ALL.put("RuleCountInput", "times value within every");

    ALL.put("RuleGive", "amount percent_of_value max type bundle_id delivery");

    ALL.put("RuleGiveInput", "amount percent_of_value max type bundle_id delivery");

    ALL.put("RuleMatch", "rule reward skipped_reason");

    ALL.put("Sandbox", "object created livemode account name !key !claim_url expires_at");

    ALL.put("SandboxCreate", "name");

    ALL.put("Schedule", "id object created livemode name active cadence hour minute day_of_week day_of_month month_of_year anchor_date timezone group:Group recipients:[ScheduleRecipient recipient_count type product currency bundle_id amount sms_message custom_sms cost_center meter token_phone precheck_credit on_insufficient next_occurrence next_runs last_batch last_result estimated_total created_by:SendCreator metadata");

    ALL.put("ScheduleCreate", "name cadence hour minute day_of_week day_of_month month_of_year anchor_date group recipients:[ScheduleRecipientCreate product type currency bundle_id amount sms_message custom_sms cost_center meter token_phone active precheck_credit on_insufficient metadata");

    ALL.put("ScheduleList", "object url data:[Schedule has_more next_cursor");

    ALL.put("ScheduleOccurrence", "object created livemode schedule date original_date status runs_at amount amount_override currency note moved_to combined_into:OccurrenceRef combined_from:[OccurrenceRef recipient_count estimated_total batch locked_at");

    ALL.put("ScheduleOccurrenceEventData", "object:ScheduleOccurrence previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ScheduleOccurrenceList", "object url data:[ScheduleOccurrence has_more next_cursor");

    ALL.put("ScheduleOccurrenceRanEvent", "id object created livemode type api_version sequence data:ScheduleOccurrenceEventData request:EventRequest");

    ALL.put("ScheduleOccurrenceRetryAfterTopupEvent", "id object created livemode type api_version sequence data:ScheduleOccurrenceEventData request:EventRequest");

    ALL.put("ScheduleOccurrenceSkippedInsufficientCreditEvent", "id object created livemode type api_version sequence data:ScheduleOccurrenceEventData request:EventRequest");

    ALL.put("ScheduleOccurrenceUpcomingEvent", "id object created livemode type api_version sequence data:ScheduleOccurrenceEventData request:EventRequest");

    ALL.put("ScheduleRecipient", "recipient phone amount bundle_id meter token_phone name");

    ALL.put("ScheduleRecipientCreate", "recipient phone amount bundle_id meter token_phone name");

    ALL.put("ScheduleRun", "again");

    ALL.put("ScheduleRunPreview", "object created livemode occurrence:ScheduleOccurrence valid counts:BatchPreviewCounts total cost credit:{BatchCreditCheck provider_float:[ProviderFloat requires_approval lines:[BatchPreviewLine lines_truncated");

    ALL.put("ScheduleUpdate", "name cadence hour minute day_of_week day_of_month month_of_year anchor_date group recipients:[ScheduleRecipientCreate product type currency bundle_id amount sms_message custom_sms cost_center meter token_phone active precheck_credit on_insufficient metadata");

    ALL.put("Search", "object created livemode kinds results:[SearchResult truncated");

    ALL.put("SearchResult", "kind object_id matched label status created url");

    ALL.put("Send", "id object created livemode status type product network target target_display amount currency cost discount credit_returned credit_transactions bundle:SendBundle client_reference recipient:Recipient program:Program reward:Reward batch:Batch batch_item schedule checkout_session approval mandate:Mandate cost_center quote api_key created_by:SendCreator source notify_number sms_message sms_locale sms_status scheduled_for failure_code failure_message retry_of retried_by retryable needs_attention next_check_at provider_reference submitted_at delivered_at failed_at credited_at cancelled_at late_delivered_at on_zesa_down max_hold queued_until confirm power:SendPower !token units metadata receipt_number");

    ALL.put("SendAdvance", "to");

    ALL.put("SendAttempt", "id object created livemode send sequence kind at duration_ms outcome detail status_before status_after");

    ALL.put("SendAttemptList", "object url data:[SendAttempt has_more next_cursor");

    ALL.put("SendBundle", "id name");

    ALL.put("SendCancelledEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendCreate", "type product target amount currency bundle_id token_phone token_email notify_number confirm on_zesa_down max_hold recipient program cost_center sms_message sms_locale scheduled_for client_reference quote metadata reason");

    ALL.put("SendCreatedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendCreator", "type id");

    ALL.put("SendCreditedBackEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendDeliveredEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendEventData", "object:WebhookSend previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("SendFailedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendLateDeliveredEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendList", "object url data:[Send has_more next_cursor");

    ALL.put("SendMeterChangedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendOrApproval", "|object send=Send agent_approval=AgentApproval");

    ALL.put("SendPower", "meter name_masked suburb confirmation confirmed_at token_phone token_email token_status tokens:[SendToken units_kwh breakdown:PowerBreakdown utility_reference");

    ALL.put("SendPreview", "object created livemode status type product network target target_display amount currency cost discount credit_returned credit_transactions bundle:SendBundle client_reference recipient:Recipient program:Program reward:Reward batch:Batch batch_item schedule checkout_session approval mandate:Mandate cost_center quote api_key created_by:SendCreator source notify_number sms_message sms_locale sms_status scheduled_for failure_code failure_message retry_of retried_by retryable needs_attention next_check_at provider_reference submitted_at delivered_at failed_at credited_at cancelled_at late_delivered_at on_zesa_down max_hold queued_until confirm power:SendPower !token units metadata");

    ALL.put("SendProblem", "param code message meta type status");

    ALL.put("SendQueuedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendRequiresReviewEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendRetryingEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendScheduledEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendSubmittedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendToken", "sequence kind !token units_kwh");

    ALL.put("SendTokenDeliveredEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendTokenDeliveryFailedEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendTokenResentEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendUnknownEvent", "id object created livemode type api_version sequence data:SendEventData request:EventRequest");

    ALL.put("SendValidation", "object created livemode valid would_status send:SendPreview currency cost credit_after:CreditAfter meter:Meter problems:[SendProblem warnings:[SendWarning");

    ALL.put("SendWarning", "code message");

    ALL.put("ShortfallProjection", "currency short_by on");

    ALL.put("SpendCap", "per_send daily monthly");

    ALL.put("SpendCapInput", "per_send daily monthly");

    ALL.put("SpendCapUpdate", "per_send daily monthly");

    ALL.put("SpendFilter", "type network product cost_center program recipient api_key source");

    ALL.put("SpendKeys", "day week month type network product cost_center program recipient api_key source");

    ALL.put("SpendReport", "object created livemode kind from to currency group_by rows:[SpendRow totals:[SpendTotals truncated");

    ALL.put("SpendRow", "keys:SpendKeys currency sends delivered failed face cost discount credited_back");

    ALL.put("SpendTotals", "currency sends delivered failed face cost discount credited_back");

    ALL.put("Statement", "object created livemode period currency opening closing topups checkout_credits test_grants adjustments credited_back sends:StatementSends rewards by_type:[StatementByType by_cost_center:[StatementByCostCenter by_api_key:[StatementByApiKey face_sold cost_drawn dealer_discount_earned rows_url final generated_at document_number");

    ALL.put("StatementByApiKey", "api_key label count face cost");

    ALL.put("StatementByCostCenter", "cost_center count face cost");

    ALL.put("StatementByType", "type network count face cost");

    ALL.put("StatementSends", "count face cost");

    ALL.put("Status", "object created livemode overall power:PowerAvailability networks:[NetworkStatus providers:[ProviderStatus messages:[StatusMessage");

    ALL.put("StatusComponent", "component up_minutes degraded_minutes down_minutes incidents:[StatusIncident");

    ALL.put("StatusDay", "date components:[StatusComponent");

    ALL.put("StatusHistory", "object created livemode from to days:[StatusDay");

    ALL.put("StatusIncident", "from to state note");

    ALL.put("StatusMessage", "text from to");

    ALL.put("TermsAcceptance", "version at by");

    ALL.put("TestCheckoutPay", "outcome");

    ALL.put("TestCheckoutReview", "action note");

    ALL.put("TestClaimCreate", "phone choice meter bundle_id");

    ALL.put("TestClock", "object now offset_seconds still_running:[TestClockWork");

    ALL.put("TestClockAdvance", "seconds");

    ALL.put("TestClockWork", "kind count");

    ALL.put("TestCredit", "object created livemode currency amount credit:Credit");

    ALL.put("TestCreditCreate", "currency amount");

    ALL.put("TestEventTrigger", "type");

    ALL.put("TestReset", "object created livemode sends rewards batches transactions events credit:Credit");

    ALL.put("TokenLink", "object created livemode send tokens:[SendToken units_kwh");

    ALL.put("TokenResend", "object created livemode send channels to_masked email_masked status remaining_today");

    ALL.put("Topup", "id object created livemode method amount amount_received currency status description redirect_url card_fee bank:TopupBank reference payer_note expires_at succeeded_at failure_code credit_transaction receipt_url");

    ALL.put("TopupBank", "bank_name account_name account_number branch_code swift reference instructions");

    ALL.put("TopupCreate", "method amount currency description");

    ALL.put("TopupEventData", "object:Topup previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("TopupList", "object url data:[Topup has_more next_cursor");

    ALL.put("UnknownEvent", "id object created livemode type api_version sequence data:EventData request:EventRequest");

    ALL.put("WebhookDelivery", "id object created livemode endpoint event event_type url status attempt_count next_attempt_at last_response:WebhookResponse trigger attempts:[WebhookTry request_headers payload");

    ALL.put("WebhookDeliveryList", "object url data:[WebhookDelivery has_more next_cursor");

    ALL.put("WebhookEndpoint", "id object created livemode url enabled_events description api_version include_tokens token_links format status disabled_reason disabled_at !secret secret_last4 secret_rolling_until health:WebhookHealth created_by metadata");

    ALL.put("WebhookEndpointCreate", "url enabled_events description api_version include_tokens token_links format metadata");

    ALL.put("WebhookEndpointDisabledEvent", "id object created livemode type api_version sequence data:WebhookEndpointEventData request:EventRequest");

    ALL.put("WebhookEndpointEventData", "object:WebhookEndpoint previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("WebhookEndpointList", "object url data:[WebhookEndpoint has_more next_cursor");

    ALL.put("WebhookEndpointTest", "type");

    ALL.put("WebhookEndpointUpdate", "url enabled_events description api_version include_tokens token_links format status metadata");

    ALL.put("WebhookHealth", "last_success_at last_failure_at failing_since success_rate_24h pending");

    ALL.put("WebhookReplay", "id object created livemode endpoint from to types status matched queued delivered failed");

    ALL.put("WebhookReplayCreate", "from to types");

    ALL.put("WebhookResponse", "status duration_ms body_excerpt error");

    ALL.put("WebhookSecretRoll", "grace");

    ALL.put("WebhookSend", "id object created livemode status type product network target target_display amount currency cost discount credit_returned credit_transactions bundle:SendBundle client_reference recipient:Recipient program:Program reward:Reward batch:Batch batch_item schedule checkout_session approval mandate:Mandate cost_center quote api_key created_by:SendCreator source notify_number sms_message sms_locale sms_status scheduled_for failure_code failure_message retry_of retried_by retryable needs_attention next_check_at provider_reference submitted_at delivered_at failed_at credited_at cancelled_at late_delivered_at on_zesa_down max_hold queued_until confirm power:SendPower !token units metadata receipt_number token_url");

    ALL.put("WebhookTry", "at status duration_ms error");

    ALL.put("WorkforceAccess", "object created livemode enabled role scopes limits:WorkforceLimits kinds approval_threshold currencies");

    ALL.put("WorkforceAllocation", "kind lines:[WorkforceLineCreate product_ref cost_center_id title custom_sms idempotency_key acknowledge_over_budget");

    ALL.put("WorkforceBatch", "object created livemode reference batch title kind status cost_center total cost counts:BatchCounts created_by:SendCreator items:[WorkforceBatchItem");

    ALL.put("WorkforceBatchItem", "id recipient name phone_masked amount currency status failure_code token_last4 resent_as");

    ALL.put("WorkforceBatchPage", "object page page_size total pages data:[WorkforceBatchSummary");

    ALL.put("WorkforceBatchSummary", "object created livemode reference batch title kind status cost_center total cost counts:BatchCounts created_by:SendCreator");

    ALL.put("WorkforceBudgetCheck", "id currency budget spent after over_by");

    ALL.put("WorkforceCreditCheck", "available sufficient");

    ALL.put("WorkforceDepartment", "id object created livemode name code currency monthly_budget is_active people_count spent_this_month remaining");

    ALL.put("WorkforceDepartmentCreate", "name code monthly_budget currency is_active");

    ALL.put("WorkforceDepartmentList", "object created livemode data:[WorkforceDepartment truncated totals:{WorkforceDepartmentSums");

    ALL.put("WorkforceDepartmentPeople", "object created livemode department:WorkforceDepartment people:[WorkforcePerson truncated added_count removed_count created_count errors:[ErrorDetail");

    ALL.put("WorkforceDepartmentPeopleChange", "add remove new:[WorkforceDepartmentPerson");

    ALL.put("WorkforceDepartmentPerson", "name phone payroll_id monthly_cap");

    ALL.put("WorkforceDepartmentSpend", "object created livemode department:WorkforceDepartment from to totals months:[WorkforceMonthSpend by_kind:[WorkforceKindSpend by_person:[WorkforcePersonSpend");

    ALL.put("WorkforceDepartmentSums", "monthly_budget spent_this_month remaining");

    ALL.put("WorkforceDepartmentUpdate", "name code monthly_budget currency is_active");

    ALL.put("WorkforceExport", "object created livemode filename content_type rows content");

    ALL.put("WorkforceJournal", "object created livemode from to entries:[WorkforceJournalEntry truncated totals:{WorkforceJournalSide");

    ALL.put("WorkforceJournalEntry", "date reference gl_code cost_center debit credit currency narrative");

    ALL.put("WorkforceJournalSide", "debit credit");

    ALL.put("WorkforceKindSpend", "kind count amount");

    ALL.put("WorkforceLedger", "object page page_size total pages from to opening closing data:[WorkforceLedgerEntry");

    ALL.put("WorkforceLedgerEntry", "date kind reference description amount currency balance source");

    ALL.put("WorkforceLimits", "max_lines max_total");

    ALL.put("WorkforceLineCreate", "amount recipient_id phone name currency meter token_phone note");

    ALL.put("WorkforceMeter", "recipient name meter name_masked suburb confirmed_at last_units_kwh last_sent_at");

    ALL.put("WorkforceMeters", "object created livemode data:[WorkforceMeter truncated");

    ALL.put("WorkforceMonthSpend", "month currency budget spent");

    ALL.put("WorkforcePerson", "object created livemode recipient name phone payroll_id cost_center monthly_cap spent_this_month status notes");

    ALL.put("WorkforcePersonCreate", "name phone payroll_id cost_center_id monthly_cap");

    ALL.put("WorkforcePersonCreated", "object person:WorkforcePerson is_new matched_existing warnings");

    ALL.put("WorkforcePersonPage", "object page page_size total pages data:[WorkforcePerson");

    ALL.put("WorkforcePersonSpend", "recipient name count amount");

    ALL.put("WorkforcePersonUpdate", "name phone payroll_id cost_center_id monthly_cap notes");

    ALL.put("WorkforcePersonUpdated", "object person:WorkforcePerson is_new matched_existing warnings");

    ALL.put("WorkforcePreview", "object created livemode lines:[WorkforcePreviewLine total cost cost_centers:[WorkforceBudgetCheck over_budget credit:WorkforceCreditCheck requires_approval");

    ALL.put("WorkforcePreviewLine", "index recipient name phone network amount currency cost errors:[ErrorDetail warnings");

    ALL.put("WorkforceProducts", "object created livemode airtime:[Product power:[Product");

    ALL.put("WorkforceResend", "item_ids idempotency_key acknowledge_over_budget");

    ALL.put("WorkforceSchedulePage", "object page page_size total pages data:[Schedule");

    ALL.put("WorkforceScheduleRun", "again acknowledge_over_budget idempotency_key");

    ALL.put("WorkforceSendResult", "object created livemode reference batch status counts:BatchCounts total replayed requires_approval");

    ALL.put("ZesaAvailability", "object created livemode state since affected_queued");

    ALL.put("ZesaAvailabilityEventData", "object:ZesaAvailability previous_attributes synthetic threshold:CreditThreshold projection:ShortfallProjection rule reward");

    ALL.put("ZesaAvailabilitySet", "state");
  }

  static @Nullable String of(String name) {
    return ALL.get(name);
  }
}
