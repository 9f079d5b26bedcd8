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
     * Low risk. The program asked for a review, or one thing was unusual.
     */
    public const LOW = 'low';

    /**
     * Medium risk. Two things were unusual.
     */
    public const MEDIUM = 'medium';

    /**
     * High risk. More was unusual, or much in a short time. Check carefully before you approve.
     */
    public const HIGH = 'high';
}
