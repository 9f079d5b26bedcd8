<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Response of the endpoint to the latest attempt.
 *
 * @property-read ?int $status HTTP status. Null if there was no response.
 *     Type: `HttpStatus`.
 * @property-read int $duration_ms Duration of the attempt in milliseconds.
 *     Type: `Milliseconds`.
 * @property-read ?string $body_excerpt Beginning of the response body. Null if there was no
 *     response. Type: `WebhookAnswerExcerpt`.
 * @property-read ?string $error Why the attempt failed. Null if it succeeded.
 *     See `WebhookTryError`.
 */
final class WebhookResponse extends Model
{
    protected const FIELDS = [
        'status',
        'duration_ms',
        'body_excerpt',
        'error',
    ];
}
