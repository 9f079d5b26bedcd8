<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Limits and availability of a product on one network.
 *
 * @property-read string $network ID of the network.
 *     Type: `NetworkId`.
 * @property-read string $min_amount Minimum amount on this network.
 *     Type: `Money`.
 * @property-read string $max_amount Maximum amount on this network.
 *     Type: `Money`.
 * @property-read bool $available Whether the product can be sold on this network now.
 * @property-read ?string $paused_reason Why the product is paused on this network. Null if it is
 *     available. See `PausedReason`.
 */
final class ProductNetwork extends Model
{
    protected const FIELDS = [
        'network',
        'min_amount',
        'max_amount',
        'available',
        'paused_reason',
    ];
}
