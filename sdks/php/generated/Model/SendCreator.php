<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Who created this send.
 *
 * @property-read string $type Type of the creator.
 *     See `ActorType`.
 * @property-read ?string $id ID of the API key or member. Null for the service and its staff.
 *     Type: `MakerId`.
 */
final class SendCreator extends Model
{
    protected const FIELDS = [
        'type',
        'id',
    ];
}
