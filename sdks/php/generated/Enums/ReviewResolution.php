<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a review was resolved.
 */
final class ReviewResolution
{
    /**
     * A person approved the review.
     */
    public const APPROVED = 'approved';

    /**
     * A person rejected the review.
     */
    public const REJECTED = 'rejected';

    /**
     * Nobody decided within 30 days, so the reward was rejected.
     */
    public const TIMED_OUT = 'timed_out';
}
