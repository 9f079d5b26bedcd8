<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Price of electricity over time.
 *
 * @property-read string $object Always `power_series`.
 * @property-read int $created Time at which the series was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True for live purchases, false for test purchases.
 * @property-read string $currency The currency of the prices.
 *     See `Currency`.
 * @property-read list<PowerSeriesPoint> $points One point per day, oldest first. Days with fewer
 *     than five purchases are omitted.
 * @property-read list<PowerChangePoint> $change_points Days on which the price changed by 5 percent
 *     or more, oldest first.
 */
final class PowerSeries extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'currency',
        'points',
        'change_points',
    ];

    protected const CODECS = [
        'points' => [PowerSeriesPoint::class],
        'change_points' => [PowerChangePoint::class],
    ];
}
