<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An electricity meter of a recipient.
 *
 * @property-read string $number Meter number of 11 digits.
 *     Type: `MeterNumber`.
 * @property-read ?string $label Your label for it, such as `Home`. Null if not set.
 *     Type: `Label`.
 * @property-read ?string $name_masked Masked name of the owner, from the utility. Null until
 *     confirmed.
 * @property-read ?int $confirmed_at Time at which the utility last confirmed the meter. Null if
 *     never. Type: `UnixTime`.
 */
final class RecipientMeter extends Model
{
    protected const FIELDS = [
        'number',
        'label',
        'name_masked',
        'confirmed_at',
    ];
}
