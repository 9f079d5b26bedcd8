<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of a matter that may need a person.
 */
final class AttentionKind
{
    /**
     * Sends that have been `unknown` for over an hour.
     */
    public const SEND_UNKNOWN = 'send_unknown';

    /**
     * Sends that our staff are reviewing.
     */
    public const SEND_REVIEW = 'send_review';

    /**
     * Batches that require a second person's approval.
     */
    public const BATCH_APPROVAL = 'batch_approval';

    /**
     * Agent requests that require a person's approval.
     */
    public const AGENT_APPROVAL = 'agent_approval';

    /**
     * Rewards that are waiting for a review.
     */
    public const REWARD_REVIEW = 'reward_review';

    /**
     * Credit that lasts for less than one day.
     */
    public const LOW_CREDIT = 'low_credit';

    /**
     * Webhook endpoints that were disabled because they failed.
     */
    public const ENDPOINT_DISABLED = 'endpoint_disabled';

    /**
     * Keys that expire within seven days.
     */
    public const KEY_EXPIRING = 'key_expiring';

    /**
     * Disputes that are still open.
     */
    public const DISPUTE_OPEN = 'dispute_open';
}
