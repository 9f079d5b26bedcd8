<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Number of lines that were checked.
 *
 * @property-read int $total Total number of lines.
 *     Type: `Count`.
 * @property-read int $valid Number of lines that pass all checks.
 *     Type: `Count`.
 * @property-read int $invalid Number of lines that fail a check.
 *     Type: `Count`.
 */
final class BatchPreviewCounts extends Model
{
    protected const FIELDS = [
        'total',
        'valid',
        'invalid',
    ];
}
