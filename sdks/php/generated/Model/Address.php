<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A postal or street address.
 *
 * @property-read string $line1 Street name and number.
 *     Type: `Label`.
 * @property-read ?string $line2 Building, floor or unit. Null if not set.
 *     Type: `Label`.
 * @property-read string $city City or town name.
 *     Type: `Label`.
 * @property-read string $province Province of the address.
 *     Type: `Label`.
 */
final class Address extends Model
{
    protected const FIELDS = [
        'line1',
        'line2',
        'city',
        'province',
    ];
}
