<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of one type of sale on a network.
 *
 * @property-read string $network ID of the network.
 *     Type: `NetworkId`.
 * @property-read string $type Type of the sale.
 *     See `SendType`.
 * @property-read string $currency The currency of the sales.
 *     See `Currency`.
 * @property-read string $state Current state of the network.
 *     See `NetworkState`.
 * @property-read ?string $success_rate_1h Share of the last hour's attempts that the network
 *     responded to. Null without attempts. Type: `Share`.
 * @property-read ?int $median_seconds Median delivery time over the last hour, in seconds. Null
 *     without deliveries.
 * @property-read int $since Time at which the network entered this state.
 *     Type: `UnixTime`.
 */
final class NetworkStatus extends Model
{
    protected const FIELDS = [
        'network',
        'type',
        'currency',
        'state',
        'success_rate_1h',
        'median_seconds',
        'since',
    ];
}
