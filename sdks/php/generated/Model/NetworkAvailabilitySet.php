<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * State of a network to simulate.
 *
 * @property-read string $state State of the network.
 *     See `NetworkCondition`.
 */
final class NetworkAvailabilitySet extends Model
{
    protected const FIELDS = [
        'state',
    ];

    /**
     * @param string $state
     */
    public function __construct(
        string $state,
    ) {
        parent::__construct([
            'state' => $state,
        ]);
    }
}
