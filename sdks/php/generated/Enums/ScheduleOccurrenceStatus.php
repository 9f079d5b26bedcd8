<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an occurrence of a schedule.
 */
final class ScheduleOccurrenceStatus
{
    /**
     * It runs on its planned day.
     */
    public const PLANNED = 'planned';

    /**
     * It runs on another day: `moved_to`.
     */
    public const MOVED = 'moved';

    /**
     * It does not run: you skipped it, or Credit was insufficient.
     */
    public const SKIPPED = 'skipped';

    /**
     * It runs together with another occurrence: `combined_into`.
     */
    public const COMBINED = 'combined';

    /**
     * It has run, as planned or because you ran it; `batch` is the latest run.
     */
    public const RAN = 'ran';

    /**
     * It did not run within twelve hours: Credit did not arrive, nobody could receive it, its key
     * was at a cap, or the service was unavailable.
     */
    public const MISSED = 'missed';

    /**
     * Credit was insufficient. It runs as soon as there is enough, within twelve hours.
     */
    public const WAITING_TOPUP = 'waiting_topup';
}
