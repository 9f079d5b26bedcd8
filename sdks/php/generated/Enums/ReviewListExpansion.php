<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed reviews that can be expanded.
 */
final class ReviewListExpansion
{
    /**
     * Expand `reward` of each review into the full reward.
     */
    public const DATA_REWARD = 'data.reward';
}
