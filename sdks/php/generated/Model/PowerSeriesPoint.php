<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Median price of one day.
 *
 * @property-read string $date Date of the day.
 *     Type: `Day`.
 * @property-read string $price_per_kwh Median price of a kilowatt hour, including everything.
 *     Type: `UnitPrice`.
 */
final class PowerSeriesPoint extends Model
{
    protected const FIELDS = [
        'date',
        'price_per_kwh',
    ];
}
