<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Confirmation that a schedule was deleted.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ScheduleId`.
 * @property-read string $object Always `schedule`.
 * @property-read bool $deleted Always true: the schedule was deleted.
 */
final class DeletedSchedule extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'deleted',
    ];
}
