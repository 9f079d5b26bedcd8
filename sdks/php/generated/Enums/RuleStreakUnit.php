<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Period that counts once towards a streak. Weeks begin on Monday; days are calendar days in
 * Harare.
 */
final class RuleStreakUnit
{
    /**
     * Once on each of a number of consecutive days.
     */
    public const DAY = 'day';

    /**
     * Once in each of a number of consecutive weeks.
     */
    public const WEEK = 'week';

    /**
     * Once in each of a number of consecutive months.
     */
    public const MONTH = 'month';
}
