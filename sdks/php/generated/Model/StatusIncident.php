<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A period in which a network did not work as usual.
 *
 * @property-read int $from Start of the incident.
 *     Type: `UnixTime`.
 * @property-read ?int $to End of the incident. Null while it continues.
 *     Type: `UnixTime`.
 * @property-read string $state State of the network during the incident.
 *     See `NetworkCondition`.
 * @property-read ?string $note Explanation of our staff. Null if there is none.
 *     Type: `Note`.
 */
final class StatusIncident extends Model
{
    protected const FIELDS = [
        'from',
        'to',
        'state',
        'note',
    ];
}
