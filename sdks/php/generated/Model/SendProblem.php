<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A problem that prevents a sale: the error that the real request would return.
 *
 * @property-read ?string $param Invalid field or parameter. Null if no single one is.
 *     Type: `ErrorParam`.
 * @property-read string $code Code of the error. Decide by this.
 *     Type: `ErrorCode`.
 * @property-read string $message Explanation for a developer. May change.
 *     Type: `ErrorMessage`.
 * @property-read mixed $meta Details that belong to the code.
 * @property-read string $type Category of the error.
 *     See `ErrorType`.
 * @property-read int $status HTTP status that the real request would return.
 */
final class SendProblem extends Model
{
    protected const FIELDS = [
        'param',
        'code',
        'message',
        'meta',
        'type',
        'status',
    ];
}
