<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * The outcome of a check-in.
 */
final class CheckinStatus
{
    /**
     * The link is claimed and the reward is sent.
     */
    public const ACCEPTED = 'accepted';

    /**
     * The link is claimed and the reward is held, for a review or in escrow.
     */
    public const HELD = 'held';

    /**
     * The held reward was rejected, voided or has expired. Nothing is sent.
     */
    public const REJECTED = 'rejected';
}
