<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One of several problems with a request.
 *
 * @property-read ?string $param Invalid field or parameter. Null if no single one is.
 *     Type: `ErrorParam`.
 * @property-read string $code Code of the error. Decide by this.
 *     Type: `ErrorCode`.
 * @property-read string $message Explanation for a developer. May change.
 *     Type: `ErrorMessage`.
 * @property-read mixed $meta Details that belong to the code.
 */
final class ErrorDetail extends Model
{
    protected const FIELDS = [
        'param',
        'code',
        'message',
        'meta',
    ];
}
