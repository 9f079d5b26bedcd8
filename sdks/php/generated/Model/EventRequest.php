<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The request that caused an event.
 *
 * @property-read string $id ID of the request.
 *     Type: `RequestId`.
 * @property-read ?string $idempotency_key Idempotency-Key of the request. Null if it had none.
 *     Type: `IdempotencyKey`.
 */
final class EventRequest extends Model
{
    protected const FIELDS = [
        'id',
        'idempotency_key',
    ];
}
