<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a review.
 */
final class ReviewStatus
{
    /**
     * A person must decide.
     */
    public const OPEN = 'open';

    /**
     * The reward was approved and released.
     */
    public const APPROVED = 'approved';

    /**
     * The reward was rejected, by a person or after 30 days without a decision.
     */
    public const REJECTED = 'rejected';
}
