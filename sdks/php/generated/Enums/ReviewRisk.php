<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Risk that the reward is fraudulent.
 */
final class ReviewRisk
{
    /**
     * Low risk. The program asked for a review.
     */
    public const LOW = 'low';

    /**
     * Medium risk. Fraud is possible.
     */
    public const MEDIUM = 'medium';

    /**
     * High risk. Check carefully before you approve.
     */
    public const HIGH = 'high';
}
