<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A mobile network, or the electricity utility.
 *
 * @property-read string $id ID of the network: `econet`, `netone`, `telecel` or `power`.
 *     Type: `NetworkId`.
 * @property-read string $object Always `network`.
 * @property-read int $created Time at which the network was added to the catalogue.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $name Name of the network.
 *     Type: `Label`.
 * @property-read string $kind Type of the network.
 *     See `NetworkKind`.
 * @property-read list<string> $prefixes Prefixes of the network's numbers. Empty for the utility.
 *     Ported numbers can have other prefixes.
 * @property-read list<string> $currencies Currencies in which the network sells.
 * @property-read list<string> $types Types of sale that the network delivers.
 * @property-read string $state Current state of the network.
 *     See `NetworkState`.
 * @property-read int $since Time at which the network entered this state.
 *     Type: `UnixTime`.
 */
final class Network extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'kind',
        'prefixes',
        'currencies',
        'types',
        'state',
        'since',
    ];
}
