<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The meters of your people.
 *
 * @property-read string $object Always `workforce_meters`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read list<WorkforceMeter> $data Meters of active people, by name, at most 10,000.
 * @property-read bool $truncated Whether there are more meters than listed.
 */
final class WorkforceMeters extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'data',
        'truncated',
    ];

    protected const CODECS = [
        'data' => [WorkforceMeter::class],
    ];
}
