<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Stock of one network for the batch.
 *
 * @property-read string $network Network that the stock is for.
 *     Type: `NetworkId`.
 * @property-read string $state Whether the stock is sufficient for the network's lines.
 *     See `ProviderFloatState`.
 */
final class ProviderFloat extends Model
{
    protected const FIELDS = [
        'network',
        'state',
    ];
}
