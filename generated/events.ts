// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { Schemas } from "./routes.ts";

export type EventType =
  | "activity.rule_matched"
  | "agent_approval.approved"
  | "agent_approval.expired"
  | "agent_approval.failed"
  | "agent_approval.rejected"
  | "agent_approval.requested"
  | "api_key.created"
  | "api_key.expiring"
  | "api_key.revoked"
  | "api_key.rolled"
  | "batch.cancelled"
  | "batch.completed"
  | "batch.created"
  | "batch.failed"
  | "batch.partially_completed"
  | "batch.processing"
  | "batch.requires_approval"
  | "checkout.session.credited"
  | "checkout.session.expired"
  | "checkout.session.fulfilled"
  | "checkout.session.paid"
  | "checkout.session.resent"
  | "credit.adjusted"
  | "credit.balance.low"
  | "credit.released"
  | "credit.reserved"
  | "credit.shortfall.projected"
  | "credit.topup.expired"
  | "credit.topup.failed"
  | "credit.topup.pending"
  | "credit.topup.succeeded"
  | "dispute.opened"
  | "dispute.resolved"
  | "network.availability.degraded"
  | "network.availability.restored"
  | "power.availability.down"
  | "power.availability.up"
  | "program.activated"
  | "program.budget.low"
  | "program.closed"
  | "program.exhausted"
  | "program.paused"
  | "program.reactivated"
  | "recipient.created"
  | "recipient.erased"
  | "recipient.erasure_pending"
  | "recipient.updated"
  | "referral.qualified"
  | "review.opened"
  | "review.resolved"
  | "reward.created"
  | "reward.delivered"
  | "reward.duplicate"
  | "reward.expired"
  | "reward.failed"
  | "reward.held"
  | "reward.rejected"
  | "reward.released"
  | "reward.voided"
  | "reward_link.claimed"
  | "reward_link.created"
  | "reward_link.expired"
  | "reward_link.opened"
  | "reward_link.revoked"
  | "schedule.occurrence.ran"
  | "schedule.occurrence.retry_after_topup"
  | "schedule.occurrence.skipped_insufficient_credit"
  | "schedule.occurrence.upcoming"
  | "send.cancelled"
  | "send.created"
  | "send.credited_back"
  | "send.delivered"
  | "send.failed"
  | "send.late_delivered"
  | "send.meter_changed"
  | "send.queued"
  | "send.requires_review"
  | "send.retrying"
  | "send.scheduled"
  | "send.submitted"
  | "send.token_delivered"
  | "send.token_delivery_failed"
  | "send.token_resent"
  | "send.unknown"
  | "webhook_endpoint.disabled";

/** The schema of `data.object`, and when the event happens. */
export interface EventFacts {
  readonly object: string;
  /** The schema of the body that an endpoint receives. */
  readonly schema: keyof Schemas;
  readonly meaning: string;
  /** Whether nothing that is kept emits it yet. */
  readonly planned: boolean;
}

export const EVENTS: Readonly<Record<EventType, EventFacts>> = {
  "activity.rule_matched": {
    object: "Activity",
    schema: "ActivityRuleMatchedEvent",
    meaning: "An activity matched a rule of a program. `data.rule` and `data.reward` name both.",
    planned: false,
  },
  "agent_approval.approved": {
    object: "AgentApproval",
    schema: "AgentApprovalApprovedEvent",
    meaning: "A person approved the request of an agent, and it is being executed.",
    planned: false,
  },
  "agent_approval.expired": {
    object: "AgentApproval",
    schema: "AgentApprovalExpiredEvent",
    meaning: "Nobody decided the request of an agent within 24 hours. Nothing is sent or charged.",
    planned: false,
  },
  "agent_approval.failed": {
    object: "AgentApproval",
    schema: "AgentApprovalFailedEvent",
    meaning: "An approved request could not be executed; `failure` says why. Nothing is charged.",
    planned: false,
  },
  "agent_approval.rejected": {
    object: "AgentApproval",
    schema: "AgentApprovalRejectedEvent",
    meaning: "A person rejected the request of an agent. Nothing is sent or charged.",
    planned: false,
  },
  "agent_approval.requested": {
    object: "AgentApproval",
    schema: "AgentApprovalRequestedEvent",
    meaning: "An agent requests approval. Nothing is sent or charged until a person approves.",
    planned: false,
  },
  "api_key.created": {
    object: "ApiKey",
    schema: "ApiKeyCreatedEvent",
    meaning: "An API key was created.",
    planned: false,
  },
  "api_key.expiring": {
    object: "ApiKey",
    schema: "ApiKeyExpiringEvent",
    meaning: "An API key expires in 7 days, or in 1 day.",
    planned: false,
  },
  "api_key.revoked": {
    object: "ApiKey",
    schema: "ApiKeyRevokedEvent",
    meaning: "An API key was revoked and no longer works.",
    planned: false,
  },
  "api_key.rolled": {
    object: "ApiKey",
    schema: "ApiKeyRolledEvent",
    meaning: "An API key has a new secret. The old one works until its grace period ends.",
    planned: false,
  },
  "batch.cancelled": {
    object: "Batch",
    schema: "BatchCancelledEvent",
    meaning: "A batch was cancelled, or nobody approved it within 72 hours.",
    planned: false,
  },
  "batch.completed": {
    object: "Batch",
    schema: "BatchCompletedEvent",
    meaning: "Every valid line of a batch was delivered.",
    planned: false,
  },
  "batch.created": {
    object: "Batch",
    schema: "BatchCreatedEvent",
    meaning: "A batch was created, its lines are checked and its total is known.",
    planned: false,
  },
  "batch.failed": {
    object: "Batch",
    schema: "BatchFailedEvent",
    meaning: "A batch has ended with none of its lines delivered.",
    planned: false,
  },
  "batch.partially_completed": {
    object: "Batch",
    schema: "BatchPartiallyCompletedEvent",
    meaning: "A batch has ended with some of its lines delivered and some not.",
    planned: false,
  },
  "batch.processing": {
    object: "Batch",
    schema: "BatchProcessingEvent",
    meaning: "The lines of a batch are being sent.",
    planned: false,
  },
  "batch.requires_approval": {
    object: "Batch",
    schema: "BatchRequiresApprovalEvent",
    meaning: "A batch exceeds your threshold and requires the approval of an owner or admin.",
    planned: false,
  },
  "checkout.session.credited": {
    object: "CheckoutSession",
    schema: "CheckoutSessionCreditedEvent",
    meaning: "Nothing was delivered, and the face value was added to your Credit.",
    planned: false,
  },
  "checkout.session.expired": {
    object: "CheckoutSession",
    schema: "CheckoutSessionExpiredEvent",
    meaning: "A session was not paid in time, or was ended. A late payment makes it `paid`.",
    planned: false,
  },
  "checkout.session.fulfilled": {
    object: "CheckoutSession",
    schema: "CheckoutSessionFulfilledEvent",
    meaning: "What a customer paid for was delivered.",
    planned: false,
  },
  "checkout.session.paid": {
    object: "CheckoutSession",
    schema: "CheckoutSessionPaidEvent",
    meaning: "A checkout session was paid, and its send is being delivered.",
    planned: false,
  },
  "checkout.session.resent": {
    object: "CheckoutSession",
    schema: "CheckoutSessionResentEvent",
    meaning: "A new send was created to replace one that failed.",
    planned: false,
  },
  "credit.adjusted": {
    object: "CreditTransaction",
    schema: "CreditAdjustedEvent",
    meaning: "Our staff corrected your Credit with this transaction.",
    planned: false,
  },
  "credit.balance.low": {
    object: "Credit",
    schema: "CreditBalanceLowEvent",
    meaning: "A sale or reservation took available Credit below the threshold of your alert.",
    planned: false,
  },
  "credit.released": {
    object: "CreditReservation",
    schema: "CreditReleasedEvent",
    meaning: "Reserved Credit is available again.",
    planned: false,
  },
  "credit.reserved": {
    object: "CreditReservation",
    schema: "CreditReservedEvent",
    meaning: "Credit was reserved for a batch or a program.",
    planned: false,
  },
  "credit.shortfall.projected": {
    object: "Credit",
    schema: "CreditShortfallProjectedEvent",
    meaning: "Upcoming schedules need more than your Credit; `data.projection` says when.",
    planned: false,
  },
  "credit.topup.expired": {
    object: "Topup",
    schema: "CreditTopupExpiredEvent",
    meaning: "A top-up was not paid in time.",
    planned: false,
  },
  "credit.topup.failed": {
    object: "Topup",
    schema: "CreditTopupFailedEvent",
    meaning: "The payment of a top-up failed. `failure_code` says why.",
    planned: false,
  },
  "credit.topup.pending": {
    object: "Topup",
    schema: "CreditTopupPendingEvent",
    meaning: "A top-up was created and is waiting for its payment.",
    planned: false,
  },
  "credit.topup.succeeded": {
    object: "Topup",
    schema: "CreditTopupSucceededEvent",
    meaning: "The payment of a top-up arrived and was added to your Credit.",
    planned: false,
  },
  "dispute.opened": {
    object: "Dispute",
    schema: "DisputeOpenedEvent",
    meaning: "You opened a dispute about a send, and our staff are investigating it.",
    planned: false,
  },
  "dispute.resolved": {
    object: "Dispute",
    schema: "DisputeResolvedEvent",
    meaning: "Our staff resolved a dispute. `outcome` says how.",
    planned: false,
  },
  "network.availability.degraded": {
    object: "Network",
    schema: "NetworkAvailabilityDegradedEvent",
    meaning: "A network that you used in the last 30 days is slow, fails often, or is down.",
    planned: false,
  },
  "network.availability.restored": {
    object: "Network",
    schema: "NetworkAvailabilityRestoredEvent",
    meaning: "A network that you used in the last 30 days works as usual again.",
    planned: false,
  },
  "power.availability.down": {
    object: "ZesaAvailability",
    schema: "PowerAvailabilityDownEvent",
    meaning: "A national outage started: meters cannot be confirmed, and power sends wait.",
    planned: false,
  },
  "power.availability.up": {
    object: "ZesaAvailability",
    schema: "PowerAvailabilityUpEvent",
    meaning: "The national outage has ended, and queued power sends are dispatched in order.",
    planned: false,
  },
  "program.activated": {
    object: "Program",
    schema: "ProgramActivatedEvent",
    meaning: "A program was activated or resumed and gives rewards.",
    planned: false,
  },
  "program.budget.low": {
    object: "Program",
    schema: "ProgramBudgetLowEvent",
    meaning: "At most 20 percent of a budget remains. Sent once each time it falls this low.",
    planned: false,
  },
  "program.closed": {
    object: "Program",
    schema: "ProgramClosedEvent",
    meaning: "A program was closed permanently.",
    planned: false,
  },
  "program.exhausted": {
    object: "Program",
    schema: "ProgramExhaustedEvent",
    meaning: "The budget is spent or allocated. No rewards are given until budget returns.",
    planned: false,
  },
  "program.paused": {
    object: "Program",
    schema: "ProgramPausedEvent",
    meaning: "A program was paused and gives no rewards until it is resumed.",
    planned: false,
  },
  "program.reactivated": {
    object: "Program",
    schema: "ProgramReactivatedEvent",
    meaning: "An exhausted program has budget again and gives rewards.",
    planned: false,
  },
  "recipient.created": {
    object: "Recipient",
    schema: "RecipientCreatedEvent",
    meaning: "A recipient was created.",
    planned: false,
  },
  "recipient.erased": {
    object: "Recipient",
    schema: "RecipientErasedEvent",
    meaning: "The personal data of a recipient was erased. Only its ID remains.",
    planned: false,
  },
  "recipient.erasure_pending": {
    object: "Recipient",
    schema: "RecipientErasurePendingEvent",
    meaning: "A recipient will be erased in seven days unless it is restored.",
    planned: false,
  },
  "recipient.updated": {
    object: "Recipient",
    schema: "RecipientUpdatedEvent",
    meaning: "A recipient was changed or restored.",
    planned: false,
  },
  "referral.qualified": {
    object: "Referral",
    schema: "ReferralQualifiedEvent",
    meaning: "A referred friend qualified. `reward` is the reward of the referrer.",
    planned: false,
  },
  "review.opened": {
    object: "Review",
    schema: "ReviewOpenedEvent",
    meaning: "A reward is held for a review. A person must approve or reject it.",
    planned: false,
  },
  "review.resolved": {
    object: "Review",
    schema: "ReviewResolvedEvent",
    meaning: "A review was approved or rejected, or nobody decided it within 30 days.",
    planned: false,
  },
  "reward.created": {
    object: "Reward",
    schema: "RewardCreatedEvent",
    meaning: "A reward was created and its budget allocated.",
    planned: false,
  },
  "reward.delivered": {
    object: "Reward",
    schema: "RewardDeliveredEvent",
    meaning: "A reward was delivered to the recipient.",
    planned: false,
  },
  "reward.duplicate": {
    object: "Reward",
    schema: "RewardDuplicateEvent",
    meaning: "A `completion_id` was sent again; nothing changed. Sent at most once a day each.",
    planned: false,
  },
  "reward.expired": {
    object: "Reward",
    schema: "RewardExpiredEvent",
    meaning: "A reward was not taken or released in time, and its budget returned.",
    planned: false,
  },
  "reward.failed": {
    object: "Reward",
    schema: "RewardFailedEvent",
    meaning: "A reward could not be sent, and its budget returned. `failure_code` says why.",
    planned: false,
  },
  "reward.held": {
    object: "Reward",
    schema: "RewardHeldEvent",
    meaning: "A reward is held, in escrow or for a review. `held_reason` says which.",
    planned: false,
  },
  "reward.rejected": {
    object: "Reward",
    schema: "RewardRejectedEvent",
    meaning: "A review rejected a reward, and its budget returned.",
    planned: false,
  },
  "reward.released": {
    object: "Reward",
    schema: "RewardReleasedEvent",
    meaning: "A held reward was released and is being sent.",
    planned: false,
  },
  "reward.voided": {
    object: "Reward",
    schema: "RewardVoidedEvent",
    meaning: "A reward was voided before anything was sent, and its budget returned.",
    planned: false,
  },
  "reward_link.claimed": {
    object: "RewardLink",
    schema: "RewardLinkClaimedEvent",
    meaning: "A reward link was claimed. `reward` is the reward it became.",
    planned: false,
  },
  "reward_link.created": {
    object: "RewardLink",
    schema: "RewardLinkCreatedEvent",
    meaning: "A reward link was created. Above 50 links per request, events are sent gradually.",
    planned: false,
  },
  "reward_link.expired": {
    object: "RewardLink",
    schema: "RewardLinkExpiredEvent",
    meaning: "A reward link expired, and its budget returned.",
    planned: false,
  },
  "reward_link.opened": {
    object: "RewardLink",
    schema: "RewardLinkOpenedEvent",
    meaning: "A reward link was opened for the first time.",
    planned: false,
  },
  "reward_link.revoked": {
    object: "RewardLink",
    schema: "RewardLinkRevokedEvent",
    meaning: "A reward link was revoked, and its budget returned.",
    planned: false,
  },
  "schedule.occurrence.ran": {
    object: "ScheduleOccurrence",
    schema: "ScheduleOccurrenceRanEvent",
    meaning: "A schedule has run. `batch` is the batch it created.",
    planned: false,
  },
  "schedule.occurrence.retry_after_topup": {
    object: "ScheduleOccurrence",
    schema: "ScheduleOccurrenceRetryAfterTopupEvent",
    meaning: "A schedule is due and waits for a top-up because Credit is insufficient.",
    planned: false,
  },
  "schedule.occurrence.skipped_insufficient_credit": {
    object: "ScheduleOccurrence",
    schema: "ScheduleOccurrenceSkippedInsufficientCreditEvent",
    meaning: "A schedule was due and was skipped because Credit was insufficient.",
    planned: false,
  },
  "schedule.occurrence.upcoming": {
    object: "ScheduleOccurrence",
    schema: "ScheduleOccurrenceUpcomingEvent",
    meaning: "A schedule runs within 24 hours. It can be changed until 15 minutes before.",
    planned: false,
  },
  "send.cancelled": {
    object: "Send",
    schema: "SendCancelledEvent",
    meaning: "A send was cancelled before it was dispatched.",
    planned: false,
  },
  "send.created": {
    object: "Send",
    schema: "SendCreatedEvent",
    meaning: "A send was created and charged.",
    planned: false,
  },
  "send.credited_back": {
    object: "Send",
    schema: "SendCreditedBackEvent",
    meaning: "The Credit charged for a send was returned.",
    planned: false,
  },
  "send.delivered": {
    object: "Send",
    schema: "SendDeliveredEvent",
    meaning: "A send was delivered to the customer, and its Credit is spent.",
    planned: false,
  },
  "send.failed": {
    object: "Send",
    schema: "SendFailedEvent",
    meaning: "A send failed. `failure_code` says why.",
    planned: false,
  },
  "send.late_delivered": {
    object: "Send",
    schema: "SendLateDeliveredEvent",
    meaning: "A failed send turned out to be delivered. You keep the returned Credit.",
    planned: false,
  },
  "send.meter_changed": {
    object: "Send",
    schema: "SendMeterChangedEvent",
    meaning: "The meter of a waiting send was changed. Sent to every endpoint.",
    planned: false,
  },
  "send.queued": {
    object: "Send",
    schema: "SendQueuedEvent",
    meaning: "A power send is queued during a national outage and is dispatched when it ends.",
    planned: false,
  },
  "send.requires_review": {
    object: "Send",
    schema: "SendRequiresReviewEvent",
    meaning: "The network gives no clear answer and our staff decide. Do not sell again.",
    planned: false,
  },
  "send.retrying": {
    object: "Send",
    schema: "SendRetryingEvent",
    meaning: "The network was busy and delivered nothing. The service retries automatically.",
    planned: false,
  },
  "send.scheduled": {
    object: "Send",
    schema: "SendScheduledEvent",
    meaning: "A send was created and charged, and is dispatched at its scheduled time.",
    planned: false,
  },
  "send.submitted": {
    object: "Send",
    schema: "SendSubmittedEvent",
    meaning: "A send was submitted to the network. Sent once, however many attempts follow.",
    planned: false,
  },
  "send.token_delivered": {
    object: "Send",
    schema: "SendTokenDeliveredEvent",
    meaning: "The text message with the token reached the customer's phone.",
    planned: false,
  },
  "send.token_delivery_failed": {
    object: "Send",
    schema: "SendTokenDeliveryFailedEvent",
    meaning: "The text message with the token could not be delivered. Resend the token.",
    planned: false,
  },
  "send.token_resent": {
    object: "Send",
    schema: "SendTokenResentEvent",
    meaning: "The token was sent to the customer again.",
    planned: false,
  },
  "send.unknown": {
    object: "Send",
    schema: "SendUnknownEvent",
    meaning: "The network has not responded. Do not sell again: the send may have been delivered.",
    planned: false,
  },
  "webhook_endpoint.disabled": {
    object: "WebhookEndpoint",
    schema: "WebhookEndpointDisabledEvent",
    meaning: "A webhook endpoint was disabled, by you or because it failed for three days.",
    planned: false,
  },
};
