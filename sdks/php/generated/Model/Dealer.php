<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The dealer tier of an account.
 *
 * @property-read string $status Progress toward the dealer tier.
 *     See `DealerStatus`.
 * @property-read list<DealerDiscount> $discounts Discounts by network and currency. Empty without
 *     the dealer tier.
 * @property-read ?int $since Time at which the dealer tier was approved. Null without it.
 *     Type: `UnixTime`.
 */
final class Dealer extends Model
{
    protected const FIELDS = [
        'status',
        'discounts',
        'since',
    ];

    protected const CODECS = [
        'discounts' => [DealerDiscount::class],
    ];
}
