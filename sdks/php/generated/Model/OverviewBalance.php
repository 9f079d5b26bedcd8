<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Credit in one currency, and how long it lasts.
 *
 * @property-read string $available Credit that can be spent now.
 *     Type: `Money`.
 * @property-read string $reserved Credit that is reserved and cannot be spent.
 *     Type: `Money`.
 * @property-read string $total Total Credit: `available` plus `reserved`.
 *     Type: `Money`.
 * @property-read string $in_flight Credit charged for sends that have not ended.
 *     Type: `Money`.
 * @property-read ?float $runway_days Number of days that `available` lasts at the rate of the last
 *     seven days. Null without sales in them.
 */
final class OverviewBalance extends Model
{
    protected const FIELDS = [
        'available',
        'reserved',
        'total',
        'in_flight',
        'runway_days',
    ];
}
