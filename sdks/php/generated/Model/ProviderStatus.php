<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * State of a supplier. Suppliers are never named.
 *
 * @property-read string $name Anonymous name of the supplier: `provider_a` and so on.
 * @property-read string $state Current state of the supplier.
 *     See `NetworkCondition`.
 * @property-read int $since Time at which the supplier entered this state.
 *     Type: `UnixTime`.
 */
final class ProviderStatus extends Model
{
    protected const FIELDS = [
        'name',
        'state',
        'since',
    ];
}
