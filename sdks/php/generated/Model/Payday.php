<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The day of the month that schedules use as payday.
 *
 * @property-read ?int $day_of_month Day of the month, 1 to 31. Null if none is set.
 */
final class Payday extends Model
{
    protected const FIELDS = [
        'day_of_month',
    ];
}
