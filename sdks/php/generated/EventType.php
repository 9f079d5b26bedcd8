<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc;

/**
 * The types of all events.
 */
final class EventType
{
    public const ACTIVITY_RULE_MATCHED = 'activity.rule_matched';
    public const AGENT_APPROVAL_APPROVED = 'agent_approval.approved';
    public const AGENT_APPROVAL_EXPIRED = 'agent_approval.expired';
    public const AGENT_APPROVAL_FAILED = 'agent_approval.failed';
    public const AGENT_APPROVAL_REJECTED = 'agent_approval.rejected';
    public const AGENT_APPROVAL_REQUESTED = 'agent_approval.requested';
    public const API_KEY_CREATED = 'api_key.created';
    public const API_KEY_EXPIRING = 'api_key.expiring';
    public const API_KEY_REVOKED = 'api_key.revoked';
    public const API_KEY_ROLLED = 'api_key.rolled';
    public const BATCH_CANCELLED = 'batch.cancelled';
    public const BATCH_COMPLETED = 'batch.completed';
    public const BATCH_CREATED = 'batch.created';
    public const BATCH_FAILED = 'batch.failed';
    public const BATCH_PARTIALLY_COMPLETED = 'batch.partially_completed';
    public const BATCH_PROCESSING = 'batch.processing';
    public const BATCH_REQUIRES_APPROVAL = 'batch.requires_approval';
    public const CHECKOUT_SESSION_CREDITED = 'checkout.session.credited';
    public const CHECKOUT_SESSION_EXPIRED = 'checkout.session.expired';
    public const CHECKOUT_SESSION_FULFILLED = 'checkout.session.fulfilled';
    public const CHECKOUT_SESSION_PAID = 'checkout.session.paid';
    public const CHECKOUT_SESSION_RESENT = 'checkout.session.resent';
    public const CREDIT_ADJUSTED = 'credit.adjusted';
    public const CREDIT_BALANCE_LOW = 'credit.balance.low';
    public const CREDIT_RELEASED = 'credit.released';
    public const CREDIT_RESERVED = 'credit.reserved';
    public const CREDIT_SHORTFALL_PROJECTED = 'credit.shortfall.projected';
    public const CREDIT_TOPUP_EXPIRED = 'credit.topup.expired';
    public const CREDIT_TOPUP_FAILED = 'credit.topup.failed';
    public const CREDIT_TOPUP_PENDING = 'credit.topup.pending';
    public const CREDIT_TOPUP_SUCCEEDED = 'credit.topup.succeeded';
    public const DISPUTE_OPENED = 'dispute.opened';
    public const DISPUTE_RESOLVED = 'dispute.resolved';
    public const NETWORK_AVAILABILITY_DEGRADED = 'network.availability.degraded';
    public const NETWORK_AVAILABILITY_RESTORED = 'network.availability.restored';
    public const POWER_AVAILABILITY_DOWN = 'power.availability.down';
    public const POWER_AVAILABILITY_UP = 'power.availability.up';
    public const PROGRAM_ACTIVATED = 'program.activated';
    public const PROGRAM_BUDGET_LOW = 'program.budget.low';
    public const PROGRAM_CLOSED = 'program.closed';
    public const PROGRAM_EXHAUSTED = 'program.exhausted';
    public const PROGRAM_PAUSED = 'program.paused';
    public const PROGRAM_REACTIVATED = 'program.reactivated';
    public const RECIPIENT_CREATED = 'recipient.created';
    public const RECIPIENT_ERASED = 'recipient.erased';
    public const RECIPIENT_ERASURE_PENDING = 'recipient.erasure_pending';
    public const RECIPIENT_UPDATED = 'recipient.updated';
    public const REFERRAL_QUALIFIED = 'referral.qualified';
    public const REVIEW_OPENED = 'review.opened';
    public const REVIEW_RESOLVED = 'review.resolved';
    public const REWARD_CREATED = 'reward.created';
    public const REWARD_DELIVERED = 'reward.delivered';
    public const REWARD_DUPLICATE = 'reward.duplicate';
    public const REWARD_EXPIRED = 'reward.expired';
    public const REWARD_FAILED = 'reward.failed';
    public const REWARD_HELD = 'reward.held';
    public const REWARD_REJECTED = 'reward.rejected';
    public const REWARD_RELEASED = 'reward.released';
    public const REWARD_VOIDED = 'reward.voided';
    public const REWARD_LINK_CLAIMED = 'reward_link.claimed';
    public const REWARD_LINK_CREATED = 'reward_link.created';
    public const REWARD_LINK_EXPIRED = 'reward_link.expired';
    public const REWARD_LINK_OPENED = 'reward_link.opened';
    public const REWARD_LINK_REVOKED = 'reward_link.revoked';
    public const SCHEDULE_OCCURRENCE_RAN = 'schedule.occurrence.ran';
    public const SCHEDULE_OCCURRENCE_RETRY_AFTER_TOPUP = 'schedule.occurrence.retry_after_topup';
    public const SCHEDULE_OCCURRENCE_SKIPPED_INSUFFICIENT_CREDIT = 'schedule.occurrence.skipped_insufficient_credit';
    public const SCHEDULE_OCCURRENCE_UPCOMING = 'schedule.occurrence.upcoming';
    public const SEND_CANCELLED = 'send.cancelled';
    public const SEND_CREATED = 'send.created';
    public const SEND_CREDITED_BACK = 'send.credited_back';
    public const SEND_DELIVERED = 'send.delivered';
    public const SEND_FAILED = 'send.failed';
    public const SEND_LATE_DELIVERED = 'send.late_delivered';
    public const SEND_METER_CHANGED = 'send.meter_changed';
    public const SEND_QUEUED = 'send.queued';
    public const SEND_REQUIRES_REVIEW = 'send.requires_review';
    public const SEND_RETRYING = 'send.retrying';
    public const SEND_SCHEDULED = 'send.scheduled';
    public const SEND_SUBMITTED = 'send.submitted';
    public const SEND_TOKEN_DELIVERED = 'send.token_delivered';
    public const SEND_TOKEN_DELIVERY_FAILED = 'send.token_delivery_failed';
    public const SEND_TOKEN_RESENT = 'send.token_resent';
    public const SEND_UNKNOWN = 'send.unknown';
    public const WEBHOOK_ENDPOINT_DISABLED = 'webhook_endpoint.disabled';
}
