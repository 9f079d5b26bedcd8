<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Limits of a single allocation.
 *
 * @property-read int $max_lines Maximum number of lines.
 *     Type: `Count`.
 * @property-read array<string, ?string> $max_total Maximum face value. Null in a currency without a
 *     limit.
 */
final class WorkforceLimits extends Model
{
    protected const FIELDS = [
        'max_lines',
        'max_total',
    ];
}
