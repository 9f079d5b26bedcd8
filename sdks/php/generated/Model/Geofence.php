<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The location where people must check in to claim links of a program.
 *
 * @property-read float $lat Latitude of the centre, in degrees.
 *     Type: `Latitude`.
 * @property-read float $lng Longitude of the centre, in degrees.
 *     Type: `Longitude`.
 * @property-read int $radius_m Radius around the centre, in metres.
 * @property-read ?string $label Name of the location. Null if not set.
 *     Type: `Label`.
 * @property-read list<OpenHours> $open_hours Hours during which people can check in. Empty if they
 *     always can.
 */
final class Geofence extends Model
{
    protected const FIELDS = [
        'lat',
        'lng',
        'radius_m',
        'label',
        'open_hours',
    ];

    protected const CODECS = [
        'open_hours' => [OpenHours::class],
    ];
}
