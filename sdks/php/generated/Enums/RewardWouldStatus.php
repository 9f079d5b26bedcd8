<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status that a reward would have.
 */
final class RewardWouldStatus
{
    /**
     * The reward would be sent immediately, or wait for its claim.
     */
    public const PENDING = 'pending';

    /**
     * The reward would be held in escrow or for a review.
     */
    public const HELD = 'held';

    /**
     * The reward would wait for a person's approval.
     */
    public const REQUIRES_APPROVAL = 'requires_approval';
}
