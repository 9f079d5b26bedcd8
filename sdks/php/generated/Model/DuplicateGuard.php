<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Guard against selling the same thing twice by mistake.
 *
 * @property-read bool $enabled Whether a sale identical to one of the last `window_seconds` returns
 *     an error.
 * @property-read ?int $window_seconds Length of the comparison window in seconds. Null if the guard
 *     is off.
 */
final class DuplicateGuard extends Model
{
    protected const FIELDS = [
        'enabled',
        'window_seconds',
    ];
}
