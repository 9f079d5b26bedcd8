<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a reward.
 */
final class RewardStatus
{
    /**
     * The budget is allocated. The reward is being sent, or waits to be claimed.
     */
    public const PENDING = 'pending';

    /**
     * Held in escrow or by a fraud rule; `held_reason` says which.
     */
    public const HELD = 'held';

    /**
     * Released: the reward is being sent, or waits to be claimed.
     */
    public const RELEASED = 'released';

    /**
     * The reward was delivered to the recipient.
     */
    public const DELIVERED = 'delivered';

    /**
     * The reward could not be sent, and its budget returned; `failure_code` says why. It stays
     * `failed` even if its send is delivered late: the service bears the cost, and the send has
     * `late_delivered_at`.
     */
    public const FAILED = 'failed';

    /**
     * Voided before anything was sent, and its budget returned.
     */
    public const VOIDED = 'voided';

    /**
     * Not claimed or released in time, and its budget returned.
     */
    public const EXPIRED = 'expired';

    /**
     * A review rejected the reward, and its budget returned.
     */
    public const REJECTED = 'rejected';
}
