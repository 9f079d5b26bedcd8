<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Who took an action.
 *
 * @property-read string $type Type of the actor.
 *     See `ActorType`.
 * @property-read ?string $id ID of the API key or member. Null for the service and its staff.
 *     Type: `MakerId`.
 * @property-read ?string $label Name of the key or member at that time. Null if it had none.
 *     Type: `Label`.
 */
final class Actor extends Model
{
    protected const FIELDS = [
        'type',
        'id',
        'label',
    ];
}
