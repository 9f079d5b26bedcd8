<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a review that can be expanded.
 */
final class ReviewExpansion
{
    /**
     * Expand `reward` into the full reward.
     */
    public const REWARD = 'reward';
}
