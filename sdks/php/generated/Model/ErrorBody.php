<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Explanation of why a request failed.
 *
 * @property-read string $type Category of the error.
 *     See `ErrorType`.
 * @property-read string $code Code of the error. Decide by this.
 *     Type: `ErrorCode`.
 * @property-read string $message Explanation for a developer. May change.
 *     Type: `ErrorMessage`.
 * @property-read ?string $param First invalid field or parameter. Null if no single one is.
 *     Type: `ErrorParam`.
 * @property-read list<ErrorDetail> $details All problems with the request, one entry for each
 *     field.
 * @property-read bool $retryable Whether the unchanged request may succeed later. Retry it with the
 *     same Idempotency-Key, after `retry_after` seconds if that is set.
 * @property-read ?int $retry_after Seconds to wait before you retry. Null if there is no need to
 *     wait.
 * @property-read string $request_id ID of this request, for support and the request log.
 *     Type: `RequestId`.
 * @property-read string $doc_url Documentation page of this code.
 *     Type: `WebUrl`.
 * @property-read ?string $resource ID of the object that caused the error, such as the send with
 *     the same reference. Type: `ObjectId`.
 * @property-read mixed $meta Details that belong to the code.
 */
final class ErrorBody extends Model
{
    protected const FIELDS = [
        'type',
        'code',
        'message',
        'param',
        'details',
        'retryable',
        'retry_after',
        'request_id',
        'doc_url',
        'resource',
        'meta',
    ];

    protected const CODECS = [
        'details' => [ErrorDetail::class],
    ];
}
