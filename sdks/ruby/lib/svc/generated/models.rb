# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  # The objects of the service; a class is loaded when it is first used.
  module Models
    autoload :Account, "svc/generated/models/account"

    autoload :AccountActivity, "svc/generated/models/account"

    autoload :AccountActivityList, "svc/generated/models/account"

    autoload :AccountUpdate, "svc/generated/models/account"

    autoload :Activity, "svc/generated/models/shared"

    autoload :ActivityCreate, "svc/generated/models/activities"

    autoload :ActivityEventData, "svc/generated/models/events"

    autoload :ActivityList, "svc/generated/models/activities"

    autoload :ActivityRuleMatchedEvent, "svc/generated/models/events"

    autoload :Actor, "svc/generated/models/shared"

    autoload :Address, "svc/generated/models/dealer"

    autoload :AddressInput, "svc/generated/models/dealer"

    autoload :AgentApproval, "svc/generated/models/shared"

    autoload :AgentApprovalApprovedEvent, "svc/generated/models/events"

    autoload :AgentApprovalEventData, "svc/generated/models/events"

    autoload :AgentApprovalExpiredEvent, "svc/generated/models/events"

    autoload :AgentApprovalFailedEvent, "svc/generated/models/events"

    autoload :AgentApprovalList, "svc/generated/models/approvals"

    autoload :AgentApprovalRejectedEvent, "svc/generated/models/events"

    autoload :AgentApprovalRequestedEvent, "svc/generated/models/events"

    autoload :AlertRecipients, "svc/generated/models/credit"

    autoload :ApiKey, "svc/generated/models/shared"

    autoload :ApiKeyCreatedEvent, "svc/generated/models/events"

    autoload :ApiKeyEventData, "svc/generated/models/events"

    autoload :ApiKeyExpiringEvent, "svc/generated/models/events"

    autoload :ApiKeyList, "svc/generated/models/keys"

    autoload :ApiKeyRevokedEvent, "svc/generated/models/events"

    autoload :ApiKeyRolledEvent, "svc/generated/models/events"

    autoload :ApprovalThreshold, "svc/generated/models/shared"

    autoload :AttentionItem, "svc/generated/models/overview"

    autoload :AuditEvent, "svc/generated/models/audit_log"

    autoload :AuditEventList, "svc/generated/models/audit_log"

    autoload :Batch, "svc/generated/models/shared"

    autoload :BatchApproval, "svc/generated/models/shared"

    autoload :BatchCancelledEvent, "svc/generated/models/events"

    autoload :BatchCompletedEvent, "svc/generated/models/events"

    autoload :BatchCounts, "svc/generated/models/shared"

    autoload :BatchCreate, "svc/generated/models/batches"

    autoload :BatchCreatedEvent, "svc/generated/models/events"

    autoload :BatchCreditCheck, "svc/generated/models/shared"

    autoload :BatchEventData, "svc/generated/models/events"

    autoload :BatchFailedEvent, "svc/generated/models/events"

    autoload :BatchItem, "svc/generated/models/batches"

    autoload :BatchItemCreate, "svc/generated/models/batches"

    autoload :BatchItemList, "svc/generated/models/batches"

    autoload :BatchList, "svc/generated/models/batches"

    autoload :BatchPartiallyCompletedEvent, "svc/generated/models/events"

    autoload :BatchPreview, "svc/generated/models/batches"

    autoload :BatchPreviewCounts, "svc/generated/models/shared"

    autoload :BatchPreviewLine, "svc/generated/models/shared"

    autoload :BatchProcessingEvent, "svc/generated/models/events"

    autoload :BatchRequiresApprovalEvent, "svc/generated/models/events"

    autoload :BatchRetry, "svc/generated/models/batches"

    autoload :BatchWarning, "svc/generated/models/shared"

    autoload :BeneficialOwner, "svc/generated/models/dealer"

    autoload :BlockedTarget, "svc/generated/models/blocklist"

    autoload :BlockedTargetCreate, "svc/generated/models/blocklist"

    autoload :BlockedTargetList, "svc/generated/models/blocklist"

    autoload :BudgetAfter, "svc/generated/models/rewards"

    autoload :Bundle, "svc/generated/models/products"

    autoload :BundleList, "svc/generated/models/products"

    autoload :Checkin, "svc/generated/models/checkins"

    autoload :CheckinCreate, "svc/generated/models/checkins"

    autoload :CheckinList, "svc/generated/models/checkins"

    autoload :CheckoutCredited, "svc/generated/models/shared"

    autoload :CheckoutPayment, "svc/generated/models/shared"

    autoload :CheckoutPaymentError, "svc/generated/models/shared"

    autoload :CheckoutReview, "svc/generated/models/shared"

    autoload :CheckoutSession, "svc/generated/models/shared"

    autoload :CheckoutSessionCreate, "svc/generated/models/checkout_sessions"

    autoload :CheckoutSessionCreditedEvent, "svc/generated/models/events"

    autoload :CheckoutSessionEventData, "svc/generated/models/events"

    autoload :CheckoutSessionExpiredEvent, "svc/generated/models/events"

    autoload :CheckoutSessionFulfilledEvent, "svc/generated/models/events"

    autoload :CheckoutSessionList, "svc/generated/models/checkout_sessions"

    autoload :CheckoutSessionPaidEvent, "svc/generated/models/events"

    autoload :CheckoutSessionResentEvent, "svc/generated/models/events"

    autoload :ClaimBundle, "svc/generated/models/claims"

    autoload :ClaimChallenge, "svc/generated/models/claims"

    autoload :ClaimChoice, "svc/generated/models/claims"

    autoload :ClaimCode, "svc/generated/models/claims"

    autoload :ClaimCodeCreate, "svc/generated/models/claims"

    autoload :ClaimCreate, "svc/generated/models/claims"

    autoload :ClaimResult, "svc/generated/models/claims"

    autoload :CompletionCreate, "svc/generated/models/programs"

    autoload :ContactPerson, "svc/generated/models/dealer"

    autoload :ContactPersonInput, "svc/generated/models/dealer"

    autoload :CostCenter, "svc/generated/models/shared"

    autoload :CostCenterCreate, "svc/generated/models/cost_centers"

    autoload :CostCenterList, "svc/generated/models/cost_centers"

    autoload :CostCenterUpdate, "svc/generated/models/cost_centers"

    autoload :CreatedFilter, "svc/generated/models/shared"

    autoload :Credit, "svc/generated/models/shared"

    autoload :CreditAdjustedEvent, "svc/generated/models/events"

    autoload :CreditAfter, "svc/generated/models/sends"

    autoload :CreditAlerts, "svc/generated/models/credit"

    autoload :CreditAlertsUpdate, "svc/generated/models/credit"

    autoload :CreditBalance, "svc/generated/models/shared"

    autoload :CreditBalanceAfter, "svc/generated/models/shared"

    autoload :CreditBalanceLowEvent, "svc/generated/models/events"

    autoload :CreditEventData, "svc/generated/models/events"

    autoload :CreditReleasedEvent, "svc/generated/models/events"

    autoload :CreditReservation, "svc/generated/models/shared"

    autoload :CreditReservationEventData, "svc/generated/models/events"

    autoload :CreditReservationList, "svc/generated/models/credit"

    autoload :CreditReservedEvent, "svc/generated/models/events"

    autoload :CreditShortfallProjectedEvent, "svc/generated/models/events"

    autoload :CreditThreshold, "svc/generated/models/events"

    autoload :CreditTopupExpiredEvent, "svc/generated/models/events"

    autoload :CreditTopupFailedEvent, "svc/generated/models/events"

    autoload :CreditTopupPendingEvent, "svc/generated/models/events"

    autoload :CreditTopupSucceededEvent, "svc/generated/models/events"

    autoload :CreditTransaction, "svc/generated/models/shared"

    autoload :CreditTransactionEventData, "svc/generated/models/events"

    autoload :CreditTransactionList, "svc/generated/models/credit"

    autoload :Dealer, "svc/generated/models/account"

    autoload :DealerApplication, "svc/generated/models/dealer"

    autoload :DealerApplicationCreate, "svc/generated/models/dealer"

    autoload :DealerApplicationUpdate, "svc/generated/models/dealer"

    autoload :DealerBank, "svc/generated/models/dealer"

    autoload :DealerBankInput, "svc/generated/models/dealer"

    autoload :DealerDeclarations, "svc/generated/models/dealer"

    autoload :DealerDiscount, "svc/generated/models/shared"

    autoload :DealerDocuments, "svc/generated/models/dealer"

    autoload :DealerDocumentsInput, "svc/generated/models/dealer"

    autoload :DeletedSchedule, "svc/generated/models/schedules"

    autoload :Director, "svc/generated/models/dealer"

    autoload :Dispute, "svc/generated/models/shared"

    autoload :DisputeCreate, "svc/generated/models/disputes"

    autoload :DisputeEventData, "svc/generated/models/events"

    autoload :DisputeEvidence, "svc/generated/models/shared"

    autoload :DisputeEvidenceInput, "svc/generated/models/disputes"

    autoload :DisputeList, "svc/generated/models/disputes"

    autoload :DisputeMessage, "svc/generated/models/shared"

    autoload :DisputeOpenedEvent, "svc/generated/models/events"

    autoload :DisputeResolvedEvent, "svc/generated/models/events"

    autoload :Document, "svc/generated/models/documents"

    autoload :DocumentList, "svc/generated/models/documents"

    autoload :DocumentUpload, "svc/generated/models/documents"

    autoload :DuplicateGuard, "svc/generated/models/account"

    autoload :DuplicateGuardUpdate, "svc/generated/models/account"

    autoload :ErrorBody, "svc/generated/models/shared"

    autoload :ErrorCodeEntry, "svc/generated/models/error_codes"

    autoload :ErrorCodeList, "svc/generated/models/error_codes"

    autoload :ErrorDetail, "svc/generated/models/shared"

    autoload :EventData, "svc/generated/models/events"

    autoload :EventList, "svc/generated/models/events"

    autoload :EventRequest, "svc/generated/models/events"

    autoload :Export, "svc/generated/models/exports"

    autoload :ExportCreate, "svc/generated/models/exports"

    autoload :ExportList, "svc/generated/models/exports"

    autoload :Failure, "svc/generated/models/shared"

    autoload :FailureReport, "svc/generated/models/reports"

    autoload :FailureReportKeys, "svc/generated/models/reports"

    autoload :FailureReportRow, "svc/generated/models/reports"

    autoload :FailureReportTotals, "svc/generated/models/reports"

    autoload :FamilyAllowance, "svc/generated/models/family"

    autoload :FamilyAllowanceInput, "svc/generated/models/family"

    autoload :FamilyMember, "svc/generated/models/family"

    autoload :FamilyMemberCreate, "svc/generated/models/family"

    autoload :FamilyMemberList, "svc/generated/models/family"

    autoload :FamilyMemberUpdate, "svc/generated/models/family"

    autoload :FamilySendCreate, "svc/generated/models/family"

    autoload :Geofence, "svc/generated/models/shared"

    autoload :GeofenceInput, "svc/generated/models/programs"

    autoload :Group, "svc/generated/models/shared"

    autoload :GroupCreate, "svc/generated/models/groups"

    autoload :GroupFilter, "svc/generated/models/shared"

    autoload :GroupFilterInput, "svc/generated/models/groups"

    autoload :GroupList, "svc/generated/models/groups"

    autoload :GroupMembersChange, "svc/generated/models/groups"

    autoload :GroupUpdate, "svc/generated/models/groups"

    autoload :Health, "svc/generated/models/health"

    autoload :Invite, "svc/generated/models/shared"

    autoload :InviteList, "svc/generated/models/invites"

    autoload :KeyCreate, "svc/generated/models/keys"

    autoload :KeyRoll, "svc/generated/models/keys"

    autoload :KeyUpdate, "svc/generated/models/keys"

    autoload :KeyUsageAmounts, "svc/generated/models/shared"

    autoload :LookupProducts, "svc/generated/models/lookups"

    autoload :Mandate, "svc/generated/models/shared"

    autoload :Member, "svc/generated/models/members"

    autoload :MemberCreate, "svc/generated/models/members"

    autoload :MemberList, "svc/generated/models/members"

    autoload :MemberUpdate, "svc/generated/models/members"

    autoload :Meter, "svc/generated/models/shared"

    autoload :MeterChange, "svc/generated/models/shared"

    autoload :Network, "svc/generated/models/shared"

    autoload :NetworkAvailabilityDegradedEvent, "svc/generated/models/events"

    autoload :NetworkAvailabilityRestoredEvent, "svc/generated/models/events"

    autoload :NetworkAvailabilitySet, "svc/generated/models/test"

    autoload :NetworkEventData, "svc/generated/models/events"

    autoload :NetworkList, "svc/generated/models/networks"

    autoload :NetworkStatus, "svc/generated/models/status"

    autoload :OccurrenceCombine, "svc/generated/models/schedules"

    autoload :OccurrenceMove, "svc/generated/models/schedules"

    autoload :OccurrenceRef, "svc/generated/models/shared"

    autoload :OccurrenceUpdate, "svc/generated/models/schedules"

    autoload :OpenHours, "svc/generated/models/shared"

    autoload :Overview, "svc/generated/models/overview"

    autoload :OverviewBalance, "svc/generated/models/overview"

    autoload :OverviewNetwork, "svc/generated/models/overview"

    autoload :OverviewToday, "svc/generated/models/overview"

    autoload :OverviewWebhooks, "svc/generated/models/overview"

    autoload :Payday, "svc/generated/models/account"

    autoload :PaydayUpdate, "svc/generated/models/account"

    autoload :PhoneLookup, "svc/generated/models/lookups"

    autoload :PowerAvailability, "svc/generated/models/status"

    autoload :PowerAvailabilityDownEvent, "svc/generated/models/events"

    autoload :PowerAvailabilityUpEvent, "svc/generated/models/events"

    autoload :PowerBand, "svc/generated/models/power"

    autoload :PowerBandUnits, "svc/generated/models/shared"

    autoload :PowerBreakdown, "svc/generated/models/shared"

    autoload :PowerChangePoint, "svc/generated/models/power"

    autoload :PowerObservation, "svc/generated/models/power"

    autoload :PowerObservationList, "svc/generated/models/power"

    autoload :PowerObserved, "svc/generated/models/power"

    autoload :PowerQuote, "svc/generated/models/power"

    autoload :PowerRate, "svc/generated/models/power"

    autoload :PowerSeries, "svc/generated/models/power"

    autoload :PowerSeriesPoint, "svc/generated/models/power"

    autoload :PowerUnits, "svc/generated/models/shared"

    autoload :PowerUnitsAfterReset, "svc/generated/models/shared"

    autoload :Product, "svc/generated/models/shared"

    autoload :ProductList, "svc/generated/models/products"

    autoload :ProductNetwork, "svc/generated/models/shared"

    autoload :Program, "svc/generated/models/shared"

    autoload :ProgramActivatedEvent, "svc/generated/models/events"

    autoload :ProgramBranding, "svc/generated/models/shared"

    autoload :ProgramBrandingInput, "svc/generated/models/programs"

    autoload :ProgramBudgetLowEvent, "svc/generated/models/events"

    autoload :ProgramClosedEvent, "svc/generated/models/events"

    autoload :ProgramCounts, "svc/generated/models/shared"

    autoload :ProgramCreate, "svc/generated/models/programs"

    autoload :ProgramDefund, "svc/generated/models/programs"

    autoload :ProgramEventData, "svc/generated/models/events"

    autoload :ProgramExhaustedEvent, "svc/generated/models/events"

    autoload :ProgramFund, "svc/generated/models/programs"

    autoload :ProgramHold, "svc/generated/models/shared"

    autoload :ProgramHoldInput, "svc/generated/models/programs"

    autoload :ProgramList, "svc/generated/models/programs"

    autoload :ProgramPausedEvent, "svc/generated/models/events"

    autoload :ProgramReactivatedEvent, "svc/generated/models/events"

    autoload :ProgramReport, "svc/generated/models/reports"

    autoload :ProgramReportKeys, "svc/generated/models/reports"

    autoload :ProgramReportRow, "svc/generated/models/reports"

    autoload :ProgramReportTotals, "svc/generated/models/reports"

    autoload :ProgramRule, "svc/generated/models/programs"

    autoload :ProgramRuleList, "svc/generated/models/programs"

    autoload :ProgramRuleWrite, "svc/generated/models/programs"

    autoload :ProgramRulesWrite, "svc/generated/models/programs"

    autoload :ProgramUpdate, "svc/generated/models/programs"

    autoload :ProviderFloat, "svc/generated/models/shared"

    autoload :ProviderStatus, "svc/generated/models/status"

    autoload :Quote, "svc/generated/models/quotes"

    autoload :QuoteCreate, "svc/generated/models/quotes"

    autoload :QuotePower, "svc/generated/models/quotes"

    autoload :Receipt, "svc/generated/models/sends"

    autoload :ReceiptFiscal, "svc/generated/models/sends"

    autoload :ReceiptLine, "svc/generated/models/sends"

    autoload :ReceiptMeter, "svc/generated/models/sends"

    autoload :ReceiptSeller, "svc/generated/models/sends"

    autoload :Recipient, "svc/generated/models/shared"

    autoload :RecipientBulk, "svc/generated/models/recipients"

    autoload :RecipientBulkCreate, "svc/generated/models/recipients"

    autoload :RecipientBulkLine, "svc/generated/models/recipients"

    autoload :RecipientBulkResult, "svc/generated/models/recipients"

    autoload :RecipientConsent, "svc/generated/models/shared"

    autoload :RecipientConsentInput, "svc/generated/models/recipients"

    autoload :RecipientConsentLine, "svc/generated/models/recipients"

    autoload :RecipientCreate, "svc/generated/models/recipients"

    autoload :RecipientCreatedEvent, "svc/generated/models/events"

    autoload :RecipientErasedEvent, "svc/generated/models/events"

    autoload :RecipientErasurePendingEvent, "svc/generated/models/events"

    autoload :RecipientEventData, "svc/generated/models/events"

    autoload :RecipientList, "svc/generated/models/shared"

    autoload :RecipientMeter, "svc/generated/models/shared"

    autoload :RecipientMeterInput, "svc/generated/models/recipients"

    autoload :RecipientMeterLine, "svc/generated/models/recipients"

    autoload :RecipientTotals, "svc/generated/models/shared"

    autoload :RecipientUpdate, "svc/generated/models/recipients"

    autoload :RecipientUpdatedEvent, "svc/generated/models/events"

    autoload :RecipientWarning, "svc/generated/models/recipients"

    autoload :ReconciliationKeys, "svc/generated/models/reports"

    autoload :ReconciliationReport, "svc/generated/models/reports"

    autoload :ReconciliationRow, "svc/generated/models/reports"

    autoload :ReconciliationTotals, "svc/generated/models/reports"

    autoload :Referral, "svc/generated/models/shared"

    autoload :ReferralCreate, "svc/generated/models/referrals"

    autoload :ReferralEventData, "svc/generated/models/events"

    autoload :ReferralList, "svc/generated/models/referrals"

    autoload :ReferralQualifiedEvent, "svc/generated/models/events"

    autoload :RequestLog, "svc/generated/models/requests"

    autoload :RequestLogLine, "svc/generated/models/requests"

    autoload :RequestLogList, "svc/generated/models/requests"

    autoload :Review, "svc/generated/models/shared"

    autoload :ReviewDecision, "svc/generated/models/reviews"

    autoload :ReviewEventData, "svc/generated/models/events"

    autoload :ReviewList, "svc/generated/models/reviews"

    autoload :ReviewOpenedEvent, "svc/generated/models/events"

    autoload :ReviewRelated, "svc/generated/models/shared"

    autoload :ReviewResolvedEvent, "svc/generated/models/events"

    autoload :ReviewerMessage, "svc/generated/models/dealer"

    autoload :Reward, "svc/generated/models/shared"

    autoload :RewardCreate, "svc/generated/models/rewards"

    autoload :RewardCreatedEvent, "svc/generated/models/events"

    autoload :RewardDeliveredEvent, "svc/generated/models/events"

    autoload :RewardDuplicateEvent, "svc/generated/models/events"

    autoload :RewardEventData, "svc/generated/models/events"

    autoload :RewardExpiredEvent, "svc/generated/models/events"

    autoload :RewardFailedEvent, "svc/generated/models/events"

    autoload :RewardHeldEvent, "svc/generated/models/events"

    autoload :RewardLimit, "svc/generated/models/shared"

    autoload :RewardLimitInput, "svc/generated/models/programs"

    autoload :RewardLimits, "svc/generated/models/shared"

    autoload :RewardLimitsInput, "svc/generated/models/programs"

    autoload :RewardLink, "svc/generated/models/shared"

    autoload :RewardLinkClaim, "svc/generated/models/claims"

    autoload :RewardLinkClaimedEvent, "svc/generated/models/events"

    autoload :RewardLinkCreate, "svc/generated/models/reward_links"

    autoload :RewardLinkCreatedEvent, "svc/generated/models/events"

    autoload :RewardLinkEventData, "svc/generated/models/events"

    autoload :RewardLinkExpiredEvent, "svc/generated/models/events"

    autoload :RewardLinkList, "svc/generated/models/reward_links"

    autoload :RewardLinkOpenedEvent, "svc/generated/models/events"

    autoload :RewardLinkOptions, "svc/generated/models/rewards"

    autoload :RewardLinkRevokedEvent, "svc/generated/models/events"

    autoload :RewardList, "svc/generated/models/rewards"

    autoload :RewardPreview, "svc/generated/models/rewards"

    autoload :RewardRecipientPerson, "svc/generated/models/shared"

    autoload :RewardRejectedEvent, "svc/generated/models/events"

    autoload :RewardRelease, "svc/generated/models/rewards"

    autoload :RewardReleasedEvent, "svc/generated/models/events"

    autoload :RewardValidation, "svc/generated/models/rewards"

    autoload :RewardVoidedEvent, "svc/generated/models/events"

    autoload :RolledSecret, "svc/generated/models/shared"

    autoload :RuleCondition, "svc/generated/models/programs"

    autoload :RuleConditions, "svc/generated/models/programs"

    autoload :RuleConditionsInput, "svc/generated/models/programs"

    autoload :RuleCount, "svc/generated/models/programs"

    autoload :RuleCountInput, "svc/generated/models/programs"

    autoload :RuleGive, "svc/generated/models/programs"

    autoload :RuleGiveInput, "svc/generated/models/programs"

    autoload :RuleMatch, "svc/generated/models/shared"

    autoload :Sandbox, "svc/generated/models/sandboxes"

    autoload :SandboxCreate, "svc/generated/models/sandboxes"

    autoload :Schedule, "svc/generated/models/shared"

    autoload :ScheduleCreate, "svc/generated/models/schedules"

    autoload :ScheduleList, "svc/generated/models/schedules"

    autoload :ScheduleOccurrence, "svc/generated/models/shared"

    autoload :ScheduleOccurrenceEventData, "svc/generated/models/events"

    autoload :ScheduleOccurrenceList, "svc/generated/models/schedules"

    autoload :ScheduleOccurrenceRanEvent, "svc/generated/models/events"

    autoload :ScheduleOccurrenceRetryAfterTopupEvent, "svc/generated/models/events"

    autoload :ScheduleOccurrenceSkippedInsufficientCreditEvent, "svc/generated/models/events"

    autoload :ScheduleOccurrenceUpcomingEvent, "svc/generated/models/events"

    autoload :ScheduleRecipient, "svc/generated/models/shared"

    autoload :ScheduleRecipientCreate, "svc/generated/models/schedules"

    autoload :ScheduleRun, "svc/generated/models/schedules"

    autoload :ScheduleRunPreview, "svc/generated/models/schedules"

    autoload :ScheduleUpdate, "svc/generated/models/schedules"

    autoload :Search, "svc/generated/models/search"

    autoload :SearchResult, "svc/generated/models/search"

    autoload :Send, "svc/generated/models/shared"

    autoload :SendAdvance, "svc/generated/models/test_sends"

    autoload :SendAttempt, "svc/generated/models/sends"

    autoload :SendAttemptList, "svc/generated/models/sends"

    autoload :SendBundle, "svc/generated/models/shared"

    autoload :SendCancelledEvent, "svc/generated/models/events"

    autoload :SendCreate, "svc/generated/models/sends"

    autoload :SendCreatedEvent, "svc/generated/models/events"

    autoload :SendCreator, "svc/generated/models/shared"

    autoload :SendCreditedBackEvent, "svc/generated/models/events"

    autoload :SendDeliveredEvent, "svc/generated/models/events"

    autoload :SendEventData, "svc/generated/models/events"

    autoload :SendFailedEvent, "svc/generated/models/events"

    autoload :SendLateDeliveredEvent, "svc/generated/models/events"

    autoload :SendList, "svc/generated/models/sends"

    autoload :SendMeterChangedEvent, "svc/generated/models/events"

    autoload :SendPower, "svc/generated/models/shared"

    autoload :SendPreview, "svc/generated/models/sends"

    autoload :SendProblem, "svc/generated/models/shared"

    autoload :SendQueuedEvent, "svc/generated/models/events"

    autoload :SendRequiresReviewEvent, "svc/generated/models/events"

    autoload :SendRetryingEvent, "svc/generated/models/events"

    autoload :SendScheduledEvent, "svc/generated/models/events"

    autoload :SendSubmittedEvent, "svc/generated/models/events"

    autoload :SendToken, "svc/generated/models/shared"

    autoload :SendTokenDeliveredEvent, "svc/generated/models/events"

    autoload :SendTokenDeliveryFailedEvent, "svc/generated/models/events"

    autoload :SendTokenResentEvent, "svc/generated/models/events"

    autoload :SendUnknownEvent, "svc/generated/models/events"

    autoload :SendValidation, "svc/generated/models/sends"

    autoload :SendWarning, "svc/generated/models/sends"

    autoload :ShortfallProjection, "svc/generated/models/events"

    autoload :SpendCap, "svc/generated/models/shared"

    autoload :SpendCapInput, "svc/generated/models/keys"

    autoload :SpendCapUpdate, "svc/generated/models/keys"

    autoload :SpendFilter, "svc/generated/models/reports"

    autoload :SpendKeys, "svc/generated/models/reports"

    autoload :SpendReport, "svc/generated/models/reports"

    autoload :SpendRow, "svc/generated/models/reports"

    autoload :SpendTotals, "svc/generated/models/reports"

    autoload :Statement, "svc/generated/models/statements"

    autoload :StatementByApiKey, "svc/generated/models/statements"

    autoload :StatementByCostCenter, "svc/generated/models/statements"

    autoload :StatementByType, "svc/generated/models/statements"

    autoload :StatementSends, "svc/generated/models/shared"

    autoload :Status, "svc/generated/models/status"

    autoload :StatusComponent, "svc/generated/models/status"

    autoload :StatusDay, "svc/generated/models/status"

    autoload :StatusHistory, "svc/generated/models/status"

    autoload :StatusIncident, "svc/generated/models/status"

    autoload :StatusMessage, "svc/generated/models/status"

    autoload :TermsAcceptance, "svc/generated/models/account"

    autoload :TestCheckoutPay, "svc/generated/models/test_checkout_sessions"

    autoload :TestCheckoutReview, "svc/generated/models/test_checkout_sessions"

    autoload :TestClaimCreate, "svc/generated/models/test_reward_links"

    autoload :TestClock, "svc/generated/models/test_clock"

    autoload :TestClockAdvance, "svc/generated/models/test_clock"

    autoload :TestClockWork, "svc/generated/models/test_clock"

    autoload :TestCredit, "svc/generated/models/test"

    autoload :TestCreditCreate, "svc/generated/models/test"

    autoload :TestEventTrigger, "svc/generated/models/test_events"

    autoload :TestReset, "svc/generated/models/test"

    autoload :TokenLink, "svc/generated/models/token_links"

    autoload :TokenResend, "svc/generated/models/sends"

    autoload :Topup, "svc/generated/models/shared"

    autoload :TopupBank, "svc/generated/models/shared"

    autoload :TopupCreate, "svc/generated/models/topups"

    autoload :TopupEventData, "svc/generated/models/events"

    autoload :TopupList, "svc/generated/models/topups"

    autoload :UnknownEvent, "svc/generated/models/events"

    autoload :WebhookDelivery, "svc/generated/models/shared"

    autoload :WebhookDeliveryList, "svc/generated/models/webhook_deliveries"

    autoload :WebhookEndpoint, "svc/generated/models/shared"

    autoload :WebhookEndpointCreate, "svc/generated/models/webhook_endpoints"

    autoload :WebhookEndpointDisabledEvent, "svc/generated/models/events"

    autoload :WebhookEndpointEventData, "svc/generated/models/events"

    autoload :WebhookEndpointList, "svc/generated/models/webhook_endpoints"

    autoload :WebhookEndpointTest, "svc/generated/models/webhook_endpoints"

    autoload :WebhookEndpointUpdate, "svc/generated/models/webhook_endpoints"

    autoload :WebhookHealth, "svc/generated/models/shared"

    autoload :WebhookReplay, "svc/generated/models/webhook_endpoints"

    autoload :WebhookReplayCreate, "svc/generated/models/webhook_endpoints"

    autoload :WebhookResponse, "svc/generated/models/shared"

    autoload :WebhookSecretRoll, "svc/generated/models/webhook_endpoints"

    autoload :WebhookSend, "svc/generated/models/events"

    autoload :WebhookTry, "svc/generated/models/shared"

    autoload :WorkforceAccess, "svc/generated/models/workforce"

    autoload :WorkforceAllocation, "svc/generated/models/workforce"

    autoload :WorkforceBatch, "svc/generated/models/workforce_batches"

    autoload :WorkforceBatchItem, "svc/generated/models/workforce_batches"

    autoload :WorkforceBatchPage, "svc/generated/models/workforce_batches"

    autoload :WorkforceBatchSummary, "svc/generated/models/workforce_batches"

    autoload :WorkforceBudgetCheck, "svc/generated/models/shared"

    autoload :WorkforceCreditCheck, "svc/generated/models/shared"

    autoload :WorkforceDepartment, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentCreate, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentList, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentPeople, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentPeopleChange, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentPerson, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentSpend, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentSums, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceDepartmentUpdate, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceExport, "svc/generated/models/workforce"

    autoload :WorkforceJournal, "svc/generated/models/workforce"

    autoload :WorkforceJournalEntry, "svc/generated/models/workforce"

    autoload :WorkforceJournalSide, "svc/generated/models/workforce"

    autoload :WorkforceKindSpend, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforceLedger, "svc/generated/models/workforce"

    autoload :WorkforceLedgerEntry, "svc/generated/models/workforce"

    autoload :WorkforceLimits, "svc/generated/models/workforce"

    autoload :WorkforceLineCreate, "svc/generated/models/workforce"

    autoload :WorkforceMeter, "svc/generated/models/workforce"

    autoload :WorkforceMeters, "svc/generated/models/workforce"

    autoload :WorkforceMonthSpend, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforcePerson, "svc/generated/models/shared"

    autoload :WorkforcePersonCreate, "svc/generated/models/workforce_recipients"

    autoload :WorkforcePersonCreated, "svc/generated/models/workforce_recipients"

    autoload :WorkforcePersonPage, "svc/generated/models/workforce_recipients"

    autoload :WorkforcePersonSpend, "svc/generated/models/workforce_cost_centers"

    autoload :WorkforcePersonUpdate, "svc/generated/models/workforce_recipients"

    autoload :WorkforcePersonUpdated, "svc/generated/models/workforce_recipients"

    autoload :WorkforcePreview, "svc/generated/models/shared"

    autoload :WorkforcePreviewLine, "svc/generated/models/shared"

    autoload :WorkforceProducts, "svc/generated/models/workforce"

    autoload :WorkforceResend, "svc/generated/models/workforce_batches"

    autoload :WorkforceSchedulePage, "svc/generated/models/workforce_schedules"

    autoload :WorkforceScheduleRun, "svc/generated/models/workforce_schedules"

    autoload :WorkforceSendResult, "svc/generated/models/shared"

    autoload :ZesaAvailability, "svc/generated/models/shared"

    autoload :ZesaAvailabilityEventData, "svc/generated/models/events"

    autoload :ZesaAvailabilitySet, "svc/generated/models/test"

    # By union: the field that tells its variants apart, their classes, and the class of any other.
    UNIONS = {
      "Event" => [
        "type",
        {
          "activity.rule_matched" => "ActivityRuleMatchedEvent",
          "agent_approval.approved" => "AgentApprovalApprovedEvent",
          "agent_approval.expired" => "AgentApprovalExpiredEvent",
          "agent_approval.failed" => "AgentApprovalFailedEvent",
          "agent_approval.rejected" => "AgentApprovalRejectedEvent",
          "agent_approval.requested" => "AgentApprovalRequestedEvent",
          "api_key.created" => "ApiKeyCreatedEvent",
          "api_key.expiring" => "ApiKeyExpiringEvent",
          "api_key.revoked" => "ApiKeyRevokedEvent",
          "api_key.rolled" => "ApiKeyRolledEvent",
          "batch.cancelled" => "BatchCancelledEvent",
          "batch.completed" => "BatchCompletedEvent",
          "batch.created" => "BatchCreatedEvent",
          "batch.failed" => "BatchFailedEvent",
          "batch.partially_completed" => "BatchPartiallyCompletedEvent",
          "batch.processing" => "BatchProcessingEvent",
          "batch.requires_approval" => "BatchRequiresApprovalEvent",
          "checkout.session.credited" => "CheckoutSessionCreditedEvent",
          "checkout.session.expired" => "CheckoutSessionExpiredEvent",
          "checkout.session.fulfilled" => "CheckoutSessionFulfilledEvent",
          "checkout.session.paid" => "CheckoutSessionPaidEvent",
          "checkout.session.resent" => "CheckoutSessionResentEvent",
          "credit.adjusted" => "CreditAdjustedEvent",
          "credit.balance.low" => "CreditBalanceLowEvent",
          "credit.released" => "CreditReleasedEvent",
          "credit.reserved" => "CreditReservedEvent",
          "credit.shortfall.projected" => "CreditShortfallProjectedEvent",
          "credit.topup.expired" => "CreditTopupExpiredEvent",
          "credit.topup.failed" => "CreditTopupFailedEvent",
          "credit.topup.pending" => "CreditTopupPendingEvent",
          "credit.topup.succeeded" => "CreditTopupSucceededEvent",
          "dispute.opened" => "DisputeOpenedEvent",
          "dispute.resolved" => "DisputeResolvedEvent",
          "network.availability.degraded" => "NetworkAvailabilityDegradedEvent",
          "network.availability.restored" => "NetworkAvailabilityRestoredEvent",
          "power.availability.down" => "PowerAvailabilityDownEvent",
          "power.availability.up" => "PowerAvailabilityUpEvent",
          "program.activated" => "ProgramActivatedEvent",
          "program.budget.low" => "ProgramBudgetLowEvent",
          "program.closed" => "ProgramClosedEvent",
          "program.exhausted" => "ProgramExhaustedEvent",
          "program.paused" => "ProgramPausedEvent",
          "program.reactivated" => "ProgramReactivatedEvent",
          "recipient.created" => "RecipientCreatedEvent",
          "recipient.erased" => "RecipientErasedEvent",
          "recipient.erasure_pending" => "RecipientErasurePendingEvent",
          "recipient.updated" => "RecipientUpdatedEvent",
          "referral.qualified" => "ReferralQualifiedEvent",
          "review.opened" => "ReviewOpenedEvent",
          "review.resolved" => "ReviewResolvedEvent",
          "reward.created" => "RewardCreatedEvent",
          "reward.delivered" => "RewardDeliveredEvent",
          "reward.duplicate" => "RewardDuplicateEvent",
          "reward.expired" => "RewardExpiredEvent",
          "reward.failed" => "RewardFailedEvent",
          "reward.held" => "RewardHeldEvent",
          "reward.rejected" => "RewardRejectedEvent",
          "reward.released" => "RewardReleasedEvent",
          "reward.voided" => "RewardVoidedEvent",
          "reward_link.claimed" => "RewardLinkClaimedEvent",
          "reward_link.created" => "RewardLinkCreatedEvent",
          "reward_link.expired" => "RewardLinkExpiredEvent",
          "reward_link.opened" => "RewardLinkOpenedEvent",
          "reward_link.revoked" => "RewardLinkRevokedEvent",
          "schedule.occurrence.ran" => "ScheduleOccurrenceRanEvent",
          "schedule.occurrence.retry_after_topup" => "ScheduleOccurrenceRetryAfterTopupEvent",
          "schedule.occurrence.skipped_insufficient_credit" => "ScheduleOccurrenceSkippedInsufficientCreditEvent",
          "schedule.occurrence.upcoming" => "ScheduleOccurrenceUpcomingEvent",
          "send.cancelled" => "SendCancelledEvent",
          "send.created" => "SendCreatedEvent",
          "send.credited_back" => "SendCreditedBackEvent",
          "send.delivered" => "SendDeliveredEvent",
          "send.failed" => "SendFailedEvent",
          "send.late_delivered" => "SendLateDeliveredEvent",
          "send.meter_changed" => "SendMeterChangedEvent",
          "send.queued" => "SendQueuedEvent",
          "send.requires_review" => "SendRequiresReviewEvent",
          "send.retrying" => "SendRetryingEvent",
          "send.scheduled" => "SendScheduledEvent",
          "send.submitted" => "SendSubmittedEvent",
          "send.token_delivered" => "SendTokenDeliveredEvent",
          "send.token_delivery_failed" => "SendTokenDeliveryFailedEvent",
          "send.token_resent" => "SendTokenResentEvent",
          "send.unknown" => "SendUnknownEvent",
          "webhook_endpoint.disabled" => "WebhookEndpointDisabledEvent",
        },
        "UnknownEvent"
      ],

      "EventObject" => [
        "object",
        {
          "send" => "Send",
          "checkout_session" => "CheckoutSession",
          "dispute" => "Dispute",
          "topup" => "Topup",
          "credit_transaction" => "CreditTransaction",
          "batch" => "Batch",
          "schedule_occurrence" => "ScheduleOccurrence",
          "credit_reservation" => "CreditReservation",
          "program" => "Program",
          "reward" => "Reward",
          "reward_link" => "RewardLink",
          "review" => "Review",
          "activity" => "Activity",
          "referral" => "Referral",
          "api_key" => "ApiKey",
          "agent_approval" => "AgentApproval",
          "recipient" => "Recipient",
          "zesa_availability" => "ZesaAvailability",
          "network" => "Network",
          "credit" => "Credit",
          "webhook_endpoint" => "WebhookEndpoint",
        },
        nil
      ],

      "RewardOrApproval" => [
        "object",
        {
          "reward" => "Reward",
          "agent_approval" => "AgentApproval",
        },
        nil
      ],

      "SendOrApproval" => [
        "object",
        {
          "send" => "Send",
          "agent_approval" => "AgentApproval",
        },
        nil
      ],
    }.freeze
  end
end
