<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Airtime that a family member receives automatically, at 08:00 in Harare.
 *
 * @property-read string $currency Currency of the allowance.
 *     See `Currency`.
 * @property-read string $amount Face value of each payment.
 *     Type: `Money`.
 * @property-read string $cadence How often the allowance is sent.
 *     See `AllowanceCadence`.
 * @property-read int $day Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
 */
final class FamilyAllowance extends Model
{
    protected const FIELDS = [
        'currency',
        'amount',
        'cadence',
        'day',
    ];
}
