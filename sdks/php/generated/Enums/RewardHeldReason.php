<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason a reward is held.
 */
final class RewardHeldReason
{
    /**
     * Under review, because of a fraud rule or the program's `hold`. Approve or reject its review.
     */
    public const REVIEW = 'review';

    /**
     * In escrow. Release it once it is earned.
     */
    public const ESCROW = 'escrow';
}
