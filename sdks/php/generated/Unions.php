<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc;

use Svc\Model;

/**
 * By union, the field that tells its variants apart, their classes, and the class of any other.
 *
 * @internal
 */
final class Unions
{
    public const ALL = [
        Model\Event::class => [
            'type',
            [
                'activity.rule_matched' => Model\ActivityRuleMatchedEvent::class,
                'agent_approval.approved' => Model\AgentApprovalApprovedEvent::class,
                'agent_approval.expired' => Model\AgentApprovalExpiredEvent::class,
                'agent_approval.failed' => Model\AgentApprovalFailedEvent::class,
                'agent_approval.rejected' => Model\AgentApprovalRejectedEvent::class,
                'agent_approval.requested' => Model\AgentApprovalRequestedEvent::class,
                'api_key.created' => Model\ApiKeyCreatedEvent::class,
                'api_key.expiring' => Model\ApiKeyExpiringEvent::class,
                'api_key.revoked' => Model\ApiKeyRevokedEvent::class,
                'api_key.rolled' => Model\ApiKeyRolledEvent::class,
                'batch.cancelled' => Model\BatchCancelledEvent::class,
                'batch.completed' => Model\BatchCompletedEvent::class,
                'batch.created' => Model\BatchCreatedEvent::class,
                'batch.failed' => Model\BatchFailedEvent::class,
                'batch.partially_completed' => Model\BatchPartiallyCompletedEvent::class,
                'batch.processing' => Model\BatchProcessingEvent::class,
                'batch.requires_approval' => Model\BatchRequiresApprovalEvent::class,
                'checkout.session.credited' => Model\CheckoutSessionCreditedEvent::class,
                'checkout.session.expired' => Model\CheckoutSessionExpiredEvent::class,
                'checkout.session.fulfilled' => Model\CheckoutSessionFulfilledEvent::class,
                'checkout.session.paid' => Model\CheckoutSessionPaidEvent::class,
                'checkout.session.resent' => Model\CheckoutSessionResentEvent::class,
                'credit.adjusted' => Model\CreditAdjustedEvent::class,
                'credit.balance.low' => Model\CreditBalanceLowEvent::class,
                'credit.released' => Model\CreditReleasedEvent::class,
                'credit.reserved' => Model\CreditReservedEvent::class,
                'credit.shortfall.projected' => Model\CreditShortfallProjectedEvent::class,
                'credit.topup.expired' => Model\CreditTopupExpiredEvent::class,
                'credit.topup.failed' => Model\CreditTopupFailedEvent::class,
                'credit.topup.pending' => Model\CreditTopupPendingEvent::class,
                'credit.topup.succeeded' => Model\CreditTopupSucceededEvent::class,
                'dispute.opened' => Model\DisputeOpenedEvent::class,
                'dispute.resolved' => Model\DisputeResolvedEvent::class,
                'network.availability.degraded' => Model\NetworkAvailabilityDegradedEvent::class,
                'network.availability.restored' => Model\NetworkAvailabilityRestoredEvent::class,
                'power.availability.down' => Model\PowerAvailabilityDownEvent::class,
                'power.availability.up' => Model\PowerAvailabilityUpEvent::class,
                'program.activated' => Model\ProgramActivatedEvent::class,
                'program.budget.low' => Model\ProgramBudgetLowEvent::class,
                'program.closed' => Model\ProgramClosedEvent::class,
                'program.exhausted' => Model\ProgramExhaustedEvent::class,
                'program.paused' => Model\ProgramPausedEvent::class,
                'program.reactivated' => Model\ProgramReactivatedEvent::class,
                'recipient.created' => Model\RecipientCreatedEvent::class,
                'recipient.erased' => Model\RecipientErasedEvent::class,
                'recipient.erasure_pending' => Model\RecipientErasurePendingEvent::class,
                'recipient.updated' => Model\RecipientUpdatedEvent::class,
                'referral.qualified' => Model\ReferralQualifiedEvent::class,
                'review.opened' => Model\ReviewOpenedEvent::class,
                'review.resolved' => Model\ReviewResolvedEvent::class,
                'reward.created' => Model\RewardCreatedEvent::class,
                'reward.delivered' => Model\RewardDeliveredEvent::class,
                'reward.duplicate' => Model\RewardDuplicateEvent::class,
                'reward.expired' => Model\RewardExpiredEvent::class,
                'reward.failed' => Model\RewardFailedEvent::class,
                'reward.held' => Model\RewardHeldEvent::class,
                'reward.rejected' => Model\RewardRejectedEvent::class,
                'reward.released' => Model\RewardReleasedEvent::class,
                'reward.voided' => Model\RewardVoidedEvent::class,
                'reward_link.claimed' => Model\RewardLinkClaimedEvent::class,
                'reward_link.created' => Model\RewardLinkCreatedEvent::class,
                'reward_link.expired' => Model\RewardLinkExpiredEvent::class,
                'reward_link.opened' => Model\RewardLinkOpenedEvent::class,
                'reward_link.revoked' => Model\RewardLinkRevokedEvent::class,
                'schedule.occurrence.ran' => Model\ScheduleOccurrenceRanEvent::class,
                'schedule.occurrence.retry_after_topup' => Model\ScheduleOccurrenceRetryAfterTopupEvent::class,
                'schedule.occurrence.skipped_insufficient_credit' => Model\ScheduleOccurrenceSkippedInsufficientCreditEvent::class,
                'schedule.occurrence.upcoming' => Model\ScheduleOccurrenceUpcomingEvent::class,
                'send.cancelled' => Model\SendCancelledEvent::class,
                'send.created' => Model\SendCreatedEvent::class,
                'send.credited_back' => Model\SendCreditedBackEvent::class,
                'send.delivered' => Model\SendDeliveredEvent::class,
                'send.failed' => Model\SendFailedEvent::class,
                'send.late_delivered' => Model\SendLateDeliveredEvent::class,
                'send.meter_changed' => Model\SendMeterChangedEvent::class,
                'send.queued' => Model\SendQueuedEvent::class,
                'send.requires_review' => Model\SendRequiresReviewEvent::class,
                'send.retrying' => Model\SendRetryingEvent::class,
                'send.scheduled' => Model\SendScheduledEvent::class,
                'send.submitted' => Model\SendSubmittedEvent::class,
                'send.token_delivered' => Model\SendTokenDeliveredEvent::class,
                'send.token_delivery_failed' => Model\SendTokenDeliveryFailedEvent::class,
                'send.token_resent' => Model\SendTokenResentEvent::class,
                'send.unknown' => Model\SendUnknownEvent::class,
                'webhook_endpoint.disabled' => Model\WebhookEndpointDisabledEvent::class,
            ],
            Model\UnknownEvent::class,
        ],

        Model\EventObject::class => [
            'object',
            [
                'send' => Model\Send::class,
                'checkout_session' => Model\CheckoutSession::class,
                'dispute' => Model\Dispute::class,
                'topup' => Model\Topup::class,
                'credit_transaction' => Model\CreditTransaction::class,
                'batch' => Model\Batch::class,
                'schedule_occurrence' => Model\ScheduleOccurrence::class,
                'credit_reservation' => Model\CreditReservation::class,
                'program' => Model\Program::class,
                'reward' => Model\Reward::class,
                'reward_link' => Model\RewardLink::class,
                'review' => Model\Review::class,
                'activity' => Model\Activity::class,
                'referral' => Model\Referral::class,
                'api_key' => Model\ApiKey::class,
                'agent_approval' => Model\AgentApproval::class,
                'recipient' => Model\Recipient::class,
                'zesa_availability' => Model\ZesaAvailability::class,
                'network' => Model\Network::class,
                'credit' => Model\Credit::class,
                'webhook_endpoint' => Model\WebhookEndpoint::class,
            ],
            Model\UnknownEventObject::class,
        ],

        Model\RewardOrApproval::class => [
            'object',
            [
                'reward' => Model\Reward::class,
                'agent_approval' => Model\AgentApproval::class,
            ],
            Model\UnknownRewardOrApproval::class,
        ],

        Model\SendOrApproval::class => [
            'object',
            [
                'send' => Model\Send::class,
                'agent_approval' => Model\AgentApproval::class,
            ],
            Model\UnknownSendOrApproval::class,
        ],
    ];
}
