<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Units that an amount buys now, compared with after the reset.
 *
 * @property-read string $object Always `power_quote`.
 * @property-read int $created Time at which the estimate was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $currency The currency of `amount`.
 *     See `Currency`.
 * @property-read string $amount The amount, including the levy.
 *     Type: `Money`.
 * @property-read PowerUnits $now Units that the amount buys now.
 * @property-read PowerUnitsAfterReset $after_reset Units that the amount buys from the 1st of next
 *     month.
 * @property-read string $better The moment at which the amount buys more.
 *     See `BetterMoment`.
 * @property-read string $saving_units The difference in kilowatt hours.
 *     Type: `Units`.
 * @property-read ?Meter $meter The confirmed meter. Null if the request named none.
 */
final class PowerQuote extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'currency',
        'amount',
        'now',
        'after_reset',
        'better',
        'saving_units',
        'meter',
    ];

    protected const CODECS = [
        'now' => PowerUnits::class,
        'after_reset' => PowerUnitsAfterReset::class,
        'meter' => Meter::class,
    ];
}
