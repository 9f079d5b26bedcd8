// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.model;

import com.example.svc.Expandable;
import com.example.svc.Fields;
import com.example.svc.FieldsBuilder;
import com.example.svc.Moment;
import com.example.svc.SvcObject;
import com.example.svc.SvcVariant;
import com.example.svc.TextOr;
import com.example.svc.runtime.Decode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to an object. Its class follows from {@code type}.
 */
public interface Event extends SvcVariant {
  /** The variant that {@code type} names. */
  static Event of(Fields fields) {
    String kind = fields.text("type");
    switch (kind == null ? "" : kind) {
      case "activity.rule_matched":
        return ActivityRuleMatchedEvent.of(fields);
      case "agent_approval.approved":
        return AgentApprovalApprovedEvent.of(fields);
      case "agent_approval.expired":
        return AgentApprovalExpiredEvent.of(fields);
      case "agent_approval.failed":
        return AgentApprovalFailedEvent.of(fields);
      case "agent_approval.rejected":
        return AgentApprovalRejectedEvent.of(fields);
      case "agent_approval.requested":
        return AgentApprovalRequestedEvent.of(fields);
      case "api_key.created":
        return ApiKeyCreatedEvent.of(fields);
      case "api_key.expiring":
        return ApiKeyExpiringEvent.of(fields);
      case "api_key.revoked":
        return ApiKeyRevokedEvent.of(fields);
      case "api_key.rolled":
        return ApiKeyRolledEvent.of(fields);
      case "batch.cancelled":
        return BatchCancelledEvent.of(fields);
      case "batch.completed":
        return BatchCompletedEvent.of(fields);
      case "batch.created":
        return BatchCreatedEvent.of(fields);
      case "batch.failed":
        return BatchFailedEvent.of(fields);
      case "batch.partially_completed":
        return BatchPartiallyCompletedEvent.of(fields);
      case "batch.processing":
        return BatchProcessingEvent.of(fields);
      case "batch.requires_approval":
        return BatchRequiresApprovalEvent.of(fields);
      case "checkout.session.credited":
        return CheckoutSessionCreditedEvent.of(fields);
      case "checkout.session.expired":
        return CheckoutSessionExpiredEvent.of(fields);
      case "checkout.session.fulfilled":
        return CheckoutSessionFulfilledEvent.of(fields);
      case "checkout.session.paid":
        return CheckoutSessionPaidEvent.of(fields);
      case "checkout.session.resent":
        return CheckoutSessionResentEvent.of(fields);
      case "credit.adjusted":
        return CreditAdjustedEvent.of(fields);
      case "credit.balance.low":
        return CreditBalanceLowEvent.of(fields);
      case "credit.released":
        return CreditReleasedEvent.of(fields);
      case "credit.reserved":
        return CreditReservedEvent.of(fields);
      case "credit.shortfall.projected":
        return CreditShortfallProjectedEvent.of(fields);
      case "credit.topup.expired":
        return CreditTopupExpiredEvent.of(fields);
      case "credit.topup.failed":
        return CreditTopupFailedEvent.of(fields);
      case "credit.topup.pending":
        return CreditTopupPendingEvent.of(fields);
      case "credit.topup.succeeded":
        return CreditTopupSucceededEvent.of(fields);
      case "dispute.opened":
        return DisputeOpenedEvent.of(fields);
      case "dispute.resolved":
        return DisputeResolvedEvent.of(fields);
      case "network.availability.degraded":
        return NetworkAvailabilityDegradedEvent.of(fields);
      case "network.availability.restored":
        return NetworkAvailabilityRestoredEvent.of(fields);
      case "power.availability.down":
        return PowerAvailabilityDownEvent.of(fields);
      case "power.availability.up":
        return PowerAvailabilityUpEvent.of(fields);
      case "program.activated":
        return ProgramActivatedEvent.of(fields);
      case "program.budget.low":
        return ProgramBudgetLowEvent.of(fields);
      case "program.closed":
        return ProgramClosedEvent.of(fields);
      case "program.exhausted":
        return ProgramExhaustedEvent.of(fields);
      case "program.paused":
        return ProgramPausedEvent.of(fields);
      case "program.reactivated":
        return ProgramReactivatedEvent.of(fields);
      case "recipient.created":
        return RecipientCreatedEvent.of(fields);
      case "recipient.erased":
        return RecipientErasedEvent.of(fields);
      case "recipient.erasure_pending":
        return RecipientErasurePendingEvent.of(fields);
      case "recipient.updated":
        return RecipientUpdatedEvent.of(fields);
      case "referral.qualified":
        return ReferralQualifiedEvent.of(fields);
      case "review.opened":
        return ReviewOpenedEvent.of(fields);
      case "review.resolved":
        return ReviewResolvedEvent.of(fields);
      case "reward.created":
        return RewardCreatedEvent.of(fields);
      case "reward.delivered":
        return RewardDeliveredEvent.of(fields);
      case "reward.duplicate":
        return RewardDuplicateEvent.of(fields);
      case "reward.expired":
        return RewardExpiredEvent.of(fields);
      case "reward.failed":
        return RewardFailedEvent.of(fields);
      case "reward.held":
        return RewardHeldEvent.of(fields);
      case "reward.rejected":
        return RewardRejectedEvent.of(fields);
      case "reward.released":
        return RewardReleasedEvent.of(fields);
      case "reward.voided":
        return RewardVoidedEvent.of(fields);
      case "reward_link.claimed":
        return RewardLinkClaimedEvent.of(fields);
      case "reward_link.created":
        return RewardLinkCreatedEvent.of(fields);
      case "reward_link.expired":
        return RewardLinkExpiredEvent.of(fields);
      case "reward_link.opened":
        return RewardLinkOpenedEvent.of(fields);
      case "reward_link.revoked":
        return RewardLinkRevokedEvent.of(fields);
      case "schedule.occurrence.ran":
        return ScheduleOccurrenceRanEvent.of(fields);
      case "schedule.occurrence.retry_after_topup":
        return ScheduleOccurrenceRetryAfterTopupEvent.of(fields);
      case "schedule.occurrence.skipped_insufficient_credit":
        return ScheduleOccurrenceSkippedInsufficientCreditEvent.of(fields);
      case "schedule.occurrence.upcoming":
        return ScheduleOccurrenceUpcomingEvent.of(fields);
      case "send.cancelled":
        return SendCancelledEvent.of(fields);
      case "send.created":
        return SendCreatedEvent.of(fields);
      case "send.credited_back":
        return SendCreditedBackEvent.of(fields);
      case "send.delivered":
        return SendDeliveredEvent.of(fields);
      case "send.failed":
        return SendFailedEvent.of(fields);
      case "send.late_delivered":
        return SendLateDeliveredEvent.of(fields);
      case "send.meter_changed":
        return SendMeterChangedEvent.of(fields);
      case "send.queued":
        return SendQueuedEvent.of(fields);
      case "send.requires_review":
        return SendRequiresReviewEvent.of(fields);
      case "send.retrying":
        return SendRetryingEvent.of(fields);
      case "send.scheduled":
        return SendScheduledEvent.of(fields);
      case "send.submitted":
        return SendSubmittedEvent.of(fields);
      case "send.token_delivered":
        return SendTokenDeliveredEvent.of(fields);
      case "send.token_delivery_failed":
        return SendTokenDeliveryFailedEvent.of(fields);
      case "send.token_resent":
        return SendTokenResentEvent.of(fields);
      case "send.unknown":
        return SendUnknownEvent.of(fields);
      case "webhook_endpoint.disabled":
        return WebhookEndpointDisabledEvent.of(fields);
      default:
        return UnknownEvent.of(fields);
    }
  }

  /**
   * ID of the event. It is the same at each delivery: ignore events you have already processed.
   * Type: {@code EventId}.
   */
  String getId();

  /**
   * Always {@code event}.
   */
  String getObject();

  /**
   * Time of the event. All events of one change have the same time.
   * Type: {@code UnixTime}.
   */
  long getCreated();

  /**
   * True in live mode, false in test mode.
   */
  boolean getLivemode();

  /**
   * Type of the event. New types can be added; ignore those you do not know.
   */
  String getType();

  /**
   * API version in which {@code data.object} is formatted.
   * Type: {@code ApiVersion}.
   */
  String getApiVersion();

  /**
   * Position among the events of the same object, starting at 1. Order events by it, not by
   * arrival.
   */
  long getSequence();

  /**
   * The request that caused the event. Null if the service did.
   */
  @Nullable EventRequest getRequest();
}
