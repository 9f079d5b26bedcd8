<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Price of electricity in a currency.
 *
 * @property-read string $object Always `power_rate`.
 * @property-read int $created Time at which this rate was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode. The tariff is the same in
 *     both.
 * @property-read string $currency The currency of the prices.
 *     See `Currency`.
 * @property-read string $effective_from First day on which the bands apply.
 *     Type: `Day`.
 * @property-read string $source_url URL at which the tariff was published.
 *     Type: `WebUrl`.
 * @property-read string $levy_percent Rural electrification levy, in percent on top of the band
 *     prices. Type: `Percent`.
 * @property-read list<PowerBand> $bands The bands, starting at the first kilowatt hour of the
 *     month.
 * @property-read PowerObserved $observed Price that customers actually paid.
 * @property-read string $rule How to buy the most units, in one sentence for a customer.
 *     Type: `Note`.
 * @property-read string $reset The day on which consumption is counted from zero again.
 *     See `TariffReset`.
 */
final class PowerRate extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'currency',
        'effective_from',
        'source_url',
        'levy_percent',
        'bands',
        'observed',
        'rule',
        'reset',
    ];

    protected const CODECS = [
        'bands' => [PowerBand::class],
        'observed' => PowerObserved::class,
    ];
}
