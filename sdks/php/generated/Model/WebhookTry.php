<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One attempt of a delivery.
 *
 * @property-read int $at Time at which the attempt started.
 *     Type: `UnixTime`.
 * @property-read ?int $status HTTP status. Null if there was no response.
 *     Type: `HttpStatus`.
 * @property-read int $duration_ms Duration of the attempt in milliseconds.
 *     Type: `Milliseconds`.
 * @property-read ?string $error Why the attempt failed. Null if it succeeded.
 *     See `WebhookTryError`.
 */
final class WebhookTry extends Model
{
    protected const FIELDS = [
        'at',
        'status',
        'duration_ms',
        'error',
    ];
}
