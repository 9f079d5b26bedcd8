<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Results of a network for this account in the last 24 hours, in one currency.
 *
 * @property-read string $network ID of the network.
 *     Type: `NetworkId`.
 * @property-read string $currency The currency of the sends.
 *     See `Currency`.
 * @property-read ?string $success_rate Share of ended sends that were delivered. Null if none
 *     ended. Type: `Share`.
 * @property-read int $sample Number of sends that ended.
 *     Type: `Count`.
 * @property-read string $state Current state of the network for all accounts.
 *     See `NetworkState`.
 */
final class OverviewNetwork extends Model
{
    protected const FIELDS = [
        'network',
        'currency',
        'success_rate',
        'sample',
        'state',
    ];
}
