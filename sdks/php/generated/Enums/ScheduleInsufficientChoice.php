<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What a schedule does if your Credit is too low on the day of a run.
 */
final class ScheduleInsufficientChoice
{
    /**
     * The day is skipped.
     */
    public const SKIP = 'skip';

    /**
     * The run waits up to twelve hours for a top-up.
     */
    public const RETRY_AFTER_TOPUP = 'retry_after_topup';
}
