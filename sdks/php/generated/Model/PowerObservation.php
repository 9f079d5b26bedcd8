<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One anonymous purchase of electricity.
 *
 * @property-read string $object Always `power_observation`.
 * @property-read int $created Midnight at the start of the day of the purchase.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True for a live purchase, false for a test purchase.
 * @property-read string $observed_on Date of the purchase.
 *     Type: `Day`.
 * @property-read string $currency The currency of the purchase.
 *     See `Currency`.
 * @property-read string $amount_rounded The amount, rounded to a whole number.
 *     Type: `Money`.
 * @property-read string $units_kwh Units bought, in kilowatt hours.
 *     Type: `Units`.
 * @property-read string $price_per_kwh Price of a kilowatt hour, including everything.
 *     Type: `UnitPrice`.
 * @property-read ?string $band_hint The band that the price suggests, such as `51-100`. Null if it
 *     suggests none.
 */
final class PowerObservation extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'observed_on',
        'currency',
        'amount_rounded',
        'units_kwh',
        'price_per_kwh',
        'band_hint',
    ];
}
