<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A reference to one day of a schedule.
 *
 * @property-read string $schedule Schedule of the day.
 *     Type: `ScheduleId`.
 * @property-read string $date Original date given by the cadence.
 *     Type: `Day`.
 */
final class OccurrenceRef extends Model
{
    protected const FIELDS = [
        'schedule',
        'date',
    ];
}
