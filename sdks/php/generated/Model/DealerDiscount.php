<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A discount on the face value, for one network and currency.
 *
 * @property-read string $network ID of the network.
 *     Type: `NetworkId`.
 * @property-read string $currency The currency of the discounted sales.
 *     See `Currency`.
 * @property-read string $percent Percentage off the face value. The customer still receives the
 *     full face value. Type: `Percent`.
 */
final class DealerDiscount extends Model
{
    protected const FIELDS = [
        'network',
        'currency',
        'percent',
    ];
}
