<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Units bought in one band.
 *
 * @property-read int $from_kwh Start of the band, in kilowatt hours per month.
 * @property-read ?int $to_kwh End of the band, in kilowatt hours per month. Null for the last band.
 * @property-read string $price_per_kwh Price of a kilowatt hour in this band, without the levy.
 *     Type: `UnitPrice`.
 * @property-read string $units_kwh Units bought in this band, in kilowatt hours.
 *     Type: `Units`.
 */
final class PowerBandUnits extends Model
{
    protected const FIELDS = [
        'from_kwh',
        'to_kwh',
        'price_per_kwh',
        'units_kwh',
    ];
}
