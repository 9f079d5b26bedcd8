<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Health of the service, and its clock.
 *
 * @property-read string $object Always `health`.
 * @property-read string $status Health of the service.
 *     See `HealthStatus`.
 * @property-read string $version Version of the running program.
 * @property-read int $time Current time of the service. Compare it with your clock.
 *     Type: `UnixTime`.
 */
final class Health extends Model
{
    protected const FIELDS = [
        'object',
        'status',
        'version',
        'time',
    ];
}
