<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An error code: what happened and what to do next.
 *
 * @property-read string $object Always `error_code`.
 * @property-read string $code Code to decide by. Its meaning never changes.
 *     Type: `ErrorCode`.
 * @property-read int $status HTTP status of the error.
 * @property-read string $type Category of the error.
 *     See `ErrorType`.
 * @property-read string $meaning What happened, in one sentence.
 *     Type: `ErrorMessage`.
 * @property-read string $fix What to do next, in one sentence.
 *     Type: `ErrorMessage`.
 * @property-read bool $retryable Whether the unchanged request may succeed later, with the same
 *     Idempotency-Key.
 * @property-read list<string> $meta Names of the fields in `meta` of the error. Empty if there are
 *     none.
 */
final class ErrorCodeEntry extends Model
{
    protected const FIELDS = [
        'object',
        'code',
        'status',
        'type',
        'meaning',
        'fix',
        'retryable',
        'meta',
    ];
}
