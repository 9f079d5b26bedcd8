<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A meter of a person.
 *
 * @property-read string $recipient Recipient who has the meter.
 *     Type: `RecipientId`.
 * @property-read ?string $name Name of the person. Null if unknown.
 *     Type: `Label`.
 * @property-read string $meter Meter number of 11 digits.
 *     Type: `MeterNumber`.
 * @property-read ?string $name_masked Masked name of the owner, from the utility. Null until
 *     confirmed.
 * @property-read ?string $suburb Suburb of the meter, never the full address. Null until confirmed.
 * @property-read ?int $confirmed_at Time at which the utility last confirmed the meter. Null if
 *     never. Type: `UnixTime`.
 * @property-read ?string $last_units_kwh Kilowatt hours of its last token. Null if there is none.
 *     Type: `Units`.
 * @property-read ?int $last_sent_at Time at which its last token was bought. Null if there is none.
 *     Type: `UnixTime`.
 */
final class WorkforceMeter extends Model
{
    protected const FIELDS = [
        'recipient',
        'name',
        'meter',
        'name_masked',
        'suburb',
        'confirmed_at',
        'last_units_kwh',
        'last_sent_at',
    ];
}
