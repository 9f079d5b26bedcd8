<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Units that an amount buys after the monthly reset.
 *
 * @property-read string $units_kwh Units in kilowatt hours, rounded down to two decimals.
 *     Type: `Units`.
 * @property-read string $energy Part of the amount spent on electricity.
 *     Type: `Money`.
 * @property-read string $levy Part of the amount that is the rural electrification levy.
 *     Type: `Money`.
 * @property-read ?string $arrears Part of the amount that the utility keeps to repay a debt. Null
 *     if the utility does not report it.
 *     Type: `Money`.
 * @property-read list<PowerBandUnits> $bands Bands that the units fall into, cheapest first.
 * @property-read ?string $from_position_kwh Units bought through us this month, at which the
 *     estimate starts. Null if unknown. Type: `Units`.
 * @property-read bool $estimate Always true: only the utility knows the monthly consumption of the
 *     meter.
 * @property-read string $reset_on The day on which consumption is counted from zero again.
 *     Type: `Day`.
 */
final class PowerUnitsAfterReset extends Model
{
    protected const FIELDS = [
        'units_kwh',
        'energy',
        'levy',
        'arrears',
        'bands',
        'from_position_kwh',
        'estimate',
        'reset_on',
    ];

    protected const CODECS = [
        'bands' => [PowerBandUnits::class],
    ];
}
