<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Availability of electricity sales.
 *
 * @property-read ?bool $available Whether the utility responds. Null if it is not being monitored.
 *     In test mode, set it with `POST /test/zesa/availability`.
 * @property-read ?int $since Time at which `available` last changed. Null if no change is known.
 *     Type: `UnixTime`.
 * @property-read ?int $next_check_at Time of the next check. Null if none is planned.
 *     Type: `UnixTime`.
 */
final class PowerAvailability extends Model
{
    protected const FIELDS = [
        'available',
        'since',
        'next_check_at',
    ];
}
