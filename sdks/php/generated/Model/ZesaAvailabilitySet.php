<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * State of the utility to simulate.
 *
 * @property-read string $state State of the utility.
 *     See `UtilityState`.
 */
final class ZesaAvailabilitySet extends Model
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
