<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Availability of the test account's electricity utility.
 *
 * @property-read string $object Always `zesa_availability`.
 * @property-read int $created Time at which the state was set.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Always false: test mode only.
 * @property-read string $state Current state of the utility.
 *     See `UtilityState`.
 * @property-read int $since Time at which the utility entered this state.
 *     Type: `UnixTime`.
 * @property-read int $affected_queued Number of sends waiting for the utility.
 */
final class ZesaAvailability extends Model implements EventObject
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'state',
        'since',
        'affected_queued',
    ];
}
