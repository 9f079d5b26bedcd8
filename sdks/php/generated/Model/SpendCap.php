<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spend caps of a key in one currency. Days and months are in Harare time.
 *
 * @property-read ?string $per_send Maximum face value of one sale. Null if uncapped.
 *     Type: `Money`.
 * @property-read ?string $daily Maximum face value per day. Null if uncapped.
 *     Type: `Money`.
 * @property-read ?string $monthly Maximum face value per month. Null if uncapped.
 *     Type: `Money`.
 */
final class SpendCap extends Model
{
    protected const FIELDS = [
        'per_send',
        'daily',
        'monthly',
    ];
}
