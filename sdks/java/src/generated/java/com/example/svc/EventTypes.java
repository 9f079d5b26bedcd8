// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc;

/** The types of events. */
public final class EventTypes {
  private EventTypes() {}

  /** An event of this type is a {@code ActivityRuleMatchedEvent}. */
  public static final String ACTIVITY_RULE_MATCHED = "activity.rule_matched";

  /** An event of this type is a {@code AgentApprovalApprovedEvent}. */
  public static final String AGENT_APPROVAL_APPROVED = "agent_approval.approved";

  /** An event of this type is a {@code AgentApprovalExpiredEvent}. */
  public static final String AGENT_APPROVAL_EXPIRED = "agent_approval.expired";

  /** An event of this type is a {@code AgentApprovalFailedEvent}. */
  public static final String AGENT_APPROVAL_FAILED = "agent_approval.failed";

  /** An event of this type is a {@code AgentApprovalRejectedEvent}. */
  public static final String AGENT_APPROVAL_REJECTED = "agent_approval.rejected";

  /** An event of this type is a {@code AgentApprovalRequestedEvent}. */
  public static final String AGENT_APPROVAL_REQUESTED = "agent_approval.requested";

  /** An event of this type is a {@code ApiKeyCreatedEvent}. */
  public static final String API_KEY_CREATED = "api_key.created";

  /** An event of this type is a {@code ApiKeyExpiringEvent}. */
  public static final String API_KEY_EXPIRING = "api_key.expiring";

  /** An event of this type is a {@code ApiKeyRevokedEvent}. */
  public static final String API_KEY_REVOKED = "api_key.revoked";

  /** An event of this type is a {@code ApiKeyRolledEvent}. */
  public static final String API_KEY_ROLLED = "api_key.rolled";

  /** An event of this type is a {@code BatchCancelledEvent}. */
  public static final String BATCH_CANCELLED = "batch.cancelled";

  /** An event of this type is a {@code BatchCompletedEvent}. */
  public static final String BATCH_COMPLETED = "batch.completed";

  /** An event of this type is a {@code BatchCreatedEvent}. */
  public static final String BATCH_CREATED = "batch.created";

  /** An event of this type is a {@code BatchFailedEvent}. */
  public static final String BATCH_FAILED = "batch.failed";

  /** An event of this type is a {@code BatchPartiallyCompletedEvent}. */
  public static final String BATCH_PARTIALLY_COMPLETED = "batch.partially_completed";

  /** An event of this type is a {@code BatchProcessingEvent}. */
  public static final String BATCH_PROCESSING = "batch.processing";

  /** An event of this type is a {@code BatchRequiresApprovalEvent}. */
  public static final String BATCH_REQUIRES_APPROVAL = "batch.requires_approval";

  /** An event of this type is a {@code CheckoutSessionCreditedEvent}. */
  public static final String CHECKOUT_SESSION_CREDITED = "checkout.session.credited";

  /** An event of this type is a {@code CheckoutSessionExpiredEvent}. */
  public static final String CHECKOUT_SESSION_EXPIRED = "checkout.session.expired";

  /** An event of this type is a {@code CheckoutSessionFulfilledEvent}. */
  public static final String CHECKOUT_SESSION_FULFILLED = "checkout.session.fulfilled";

  /** An event of this type is a {@code CheckoutSessionPaidEvent}. */
  public static final String CHECKOUT_SESSION_PAID = "checkout.session.paid";

  /** An event of this type is a {@code CheckoutSessionResentEvent}. */
  public static final String CHECKOUT_SESSION_RESENT = "checkout.session.resent";

  /** An event of this type is a {@code CreditAdjustedEvent}. */
  public static final String CREDIT_ADJUSTED = "credit.adjusted";

  /** An event of this type is a {@code CreditBalanceLowEvent}. */
  public static final String CREDIT_BALANCE_LOW = "credit.balance.low";

  /** An event of this type is a {@code CreditReleasedEvent}. */
  public static final String CREDIT_RELEASED = "credit.released";

  /** An event of this type is a {@code CreditReservedEvent}. */
  public static final String CREDIT_RESERVED = "credit.reserved";

  /** An event of this type is a {@code CreditShortfallProjectedEvent}. */
  public static final String CREDIT_SHORTFALL_PROJECTED = "credit.shortfall.projected";

  /** An event of this type is a {@code CreditTopupExpiredEvent}. */
  public static final String CREDIT_TOPUP_EXPIRED = "credit.topup.expired";

  /** An event of this type is a {@code CreditTopupFailedEvent}. */
  public static final String CREDIT_TOPUP_FAILED = "credit.topup.failed";

  /** An event of this type is a {@code CreditTopupPendingEvent}. */
  public static final String CREDIT_TOPUP_PENDING = "credit.topup.pending";

  /** An event of this type is a {@code CreditTopupSucceededEvent}. */
  public static final String CREDIT_TOPUP_SUCCEEDED = "credit.topup.succeeded";

  /** An event of this type is a {@code DisputeOpenedEvent}. */
  public static final String DISPUTE_OPENED = "dispute.opened";

  /** An event of this type is a {@code DisputeResolvedEvent}. */
  public static final String DISPUTE_RESOLVED = "dispute.resolved";

  /** An event of this type is a {@code NetworkAvailabilityDegradedEvent}. */
  public static final String NETWORK_AVAILABILITY_DEGRADED = "network.availability.degraded";

  /** An event of this type is a {@code NetworkAvailabilityRestoredEvent}. */
  public static final String NETWORK_AVAILABILITY_RESTORED = "network.availability.restored";

  /** An event of this type is a {@code PowerAvailabilityDownEvent}. */
  public static final String POWER_AVAILABILITY_DOWN = "power.availability.down";

  /** An event of this type is a {@code PowerAvailabilityUpEvent}. */
  public static final String POWER_AVAILABILITY_UP = "power.availability.up";

  /** An event of this type is a {@code ProgramActivatedEvent}. */
  public static final String PROGRAM_ACTIVATED = "program.activated";

  /** An event of this type is a {@code ProgramBudgetLowEvent}. */
  public static final String PROGRAM_BUDGET_LOW = "program.budget.low";

  /** An event of this type is a {@code ProgramClosedEvent}. */
  public static final String PROGRAM_CLOSED = "program.closed";

  /** An event of this type is a {@code ProgramExhaustedEvent}. */
  public static final String PROGRAM_EXHAUSTED = "program.exhausted";

  /** An event of this type is a {@code ProgramPausedEvent}. */
  public static final String PROGRAM_PAUSED = "program.paused";

  /** An event of this type is a {@code ProgramReactivatedEvent}. */
  public static final String PROGRAM_REACTIVATED = "program.reactivated";

  /** An event of this type is a {@code RecipientCreatedEvent}. */
  public static final String RECIPIENT_CREATED = "recipient.created";

  /** An event of this type is a {@code RecipientErasedEvent}. */
  public static final String RECIPIENT_ERASED = "recipient.erased";

  /** An event of this type is a {@code RecipientErasurePendingEvent}. */
  public static final String RECIPIENT_ERASURE_PENDING = "recipient.erasure_pending";

  /** An event of this type is a {@code RecipientUpdatedEvent}. */
  public static final String RECIPIENT_UPDATED = "recipient.updated";

  /** An event of this type is a {@code ReferralQualifiedEvent}. */
  public static final String REFERRAL_QUALIFIED = "referral.qualified";

  /** An event of this type is a {@code ReviewOpenedEvent}. */
  public static final String REVIEW_OPENED = "review.opened";

  /** An event of this type is a {@code ReviewResolvedEvent}. */
  public static final String REVIEW_RESOLVED = "review.resolved";

  /** An event of this type is a {@code RewardCreatedEvent}. */
  public static final String REWARD_CREATED = "reward.created";

  /** An event of this type is a {@code RewardDeliveredEvent}. */
  public static final String REWARD_DELIVERED = "reward.delivered";

  /** An event of this type is a {@code RewardDuplicateEvent}. */
  public static final String REWARD_DUPLICATE = "reward.duplicate";

  /** An event of this type is a {@code RewardExpiredEvent}. */
  public static final String REWARD_EXPIRED = "reward.expired";

  /** An event of this type is a {@code RewardFailedEvent}. */
  public static final String REWARD_FAILED = "reward.failed";

  /** An event of this type is a {@code RewardHeldEvent}. */
  public static final String REWARD_HELD = "reward.held";

  /** An event of this type is a {@code RewardRejectedEvent}. */
  public static final String REWARD_REJECTED = "reward.rejected";

  /** An event of this type is a {@code RewardReleasedEvent}. */
  public static final String REWARD_RELEASED = "reward.released";

  /** An event of this type is a {@code RewardVoidedEvent}. */
  public static final String REWARD_VOIDED = "reward.voided";

  /** An event of this type is a {@code RewardLinkClaimedEvent}. */
  public static final String REWARD_LINK_CLAIMED = "reward_link.claimed";

  /** An event of this type is a {@code RewardLinkCreatedEvent}. */
  public static final String REWARD_LINK_CREATED = "reward_link.created";

  /** An event of this type is a {@code RewardLinkExpiredEvent}. */
  public static final String REWARD_LINK_EXPIRED = "reward_link.expired";

  /** An event of this type is a {@code RewardLinkOpenedEvent}. */
  public static final String REWARD_LINK_OPENED = "reward_link.opened";

  /** An event of this type is a {@code RewardLinkRevokedEvent}. */
  public static final String REWARD_LINK_REVOKED = "reward_link.revoked";

  /** An event of this type is a {@code ScheduleOccurrenceRanEvent}. */
  public static final String SCHEDULE_OCCURRENCE_RAN = "schedule.occurrence.ran";

  /** An event of this type is a {@code ScheduleOccurrenceRetryAfterTopupEvent}. */
  public static final String SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = "schedule.occurrence.retry_after_topup";

  /** An event of this type is a {@code ScheduleOccurrenceSkippedInsufficientCreditEvent}. */
  public static final String SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = "schedule.occurrence.skipped_insufficient_credit";

  /** An event of this type is a {@code ScheduleOccurrenceUpcomingEvent}. */
  public static final String SCHEDULE_OCCURRENCE_UPCOMING = "schedule.occurrence.upcoming";

  /** An event of this type is a {@code SendCancelledEvent}. */
  public static final String SEND_CANCELLED = "send.cancelled";

  /** An event of this type is a {@code SendCreatedEvent}. */
  public static final String SEND_CREATED = "send.created";

  /** An event of this type is a {@code SendCreditedBackEvent}. */
  public static final String SEND_CREDITED_BACK = "send.credited_back";

  /** An event of this type is a {@code SendDeliveredEvent}. */
  public static final String SEND_DELIVERED = "send.delivered";

  /** An event of this type is a {@code SendFailedEvent}. */
  public static final String SEND_FAILED = "send.failed";

  /** An event of this type is a {@code SendLateDeliveredEvent}. */
  public static final String SEND_LATE_DELIVERED = "send.late_delivered";

  /** An event of this type is a {@code SendMeterChangedEvent}. */
  public static final String SEND_METER_CHANGED = "send.meter_changed";

  /** An event of this type is a {@code SendQueuedEvent}. */
  public static final String SEND_QUEUED = "send.queued";

  /** An event of this type is a {@code SendRequiresReviewEvent}. */
  public static final String SEND_REQUIRES_REVIEW = "send.requires_review";

  /** An event of this type is a {@code SendRetryingEvent}. */
  public static final String SEND_RETRYING = "send.retrying";

  /** An event of this type is a {@code SendScheduledEvent}. */
  public static final String SEND_SCHEDULED = "send.scheduled";

  /** An event of this type is a {@code SendSubmittedEvent}. */
  public static final String SEND_SUBMITTED = "send.submitted";

  /** An event of this type is a {@code SendTokenDeliveredEvent}. */
  public static final String SEND_TOKEN_DELIVERED = "send.token_delivered";

  /** An event of this type is a {@code SendTokenDeliveryFailedEvent}. */
  public static final String SEND_TOKEN_DELIVERY_FAILED = "send.token_delivery_failed";

  /** An event of this type is a {@code SendTokenResentEvent}. */
  public static final String SEND_TOKEN_RESENT = "send.token_resent";

  /** An event of this type is a {@code SendUnknownEvent}. */
  public static final String SEND_UNKNOWN = "send.unknown";

  /** An event of this type is a {@code WebhookEndpointDisabledEvent}. */
  public static final String WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled";
}
