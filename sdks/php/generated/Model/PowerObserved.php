<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Price that customers actually paid.
 *
 * @property-read ?string $median_price Median price of a kilowatt hour, including everything. Null
 *     below five purchases. Type: `UnitPrice`.
 * @property-read int $sample Number of purchases behind the median.
 * @property-read int $window_days Number of past days that are included.
 * @property-read int $as_of Time at which the median was computed.
 *     Type: `UnixTime`.
 */
final class PowerObserved extends Model
{
    protected const FIELDS = [
        'median_price',
        'sample',
        'window_days',
        'as_of',
    ];
}
