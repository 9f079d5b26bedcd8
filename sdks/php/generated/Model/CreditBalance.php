<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Credit balance in one currency.
 *
 * @property-read string $available Credit that can be spent now.
 *     Type: `Money`.
 * @property-read string $reserved Credit reserved for batches and programs.
 *     Type: `Money`.
 * @property-read string $total Sum of `available` and `reserved`.
 *     Type: `Money`.
 * @property-read string $in_flight Credit charged for sends that have not ended. Not included in
 *     `total`. Type: `Money`.
 * @property-read ?int $last_topup_at Time of the last top-up.
 *     Type: `UnixTime`.
 */
final class CreditBalance extends Model
{
    protected const FIELDS = [
        'available',
        'reserved',
        'total',
        'in_flight',
        'last_topup_at',
    ];
}
