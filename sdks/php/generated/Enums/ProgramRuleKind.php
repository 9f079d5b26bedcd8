<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What a rule measures to decide whether it matches.
 */
final class ProgramRuleKind
{
    /**
     * Matches when something has happened a number of times, or its values add up to a total:
     * `count`. Counting starts again after each match.
     */
    public const THRESHOLD = 'threshold';

    /**
     * Matches when something has happened in a number of consecutive days, weeks or months. The
     * next streak begins in the period after that.
     */
    public const STREAK = 'streak';

    /**
     * Matches the first time something happens.
     */
    public const FIRST_TIME = 'first_time';

    /**
     * Matches the n-th time something happens, counted from the first report of it.
     */
    public const MILESTONE = 'milestone';

    /**
     * Matches each time and pays a percentage of the activity's value. Only for activities.
     */
    public const PERCENTAGE = 'percentage';
}
