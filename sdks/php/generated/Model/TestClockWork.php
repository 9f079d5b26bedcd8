<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Unfinished work of one kind.
 *
 * @property-read string $kind Kind of the unfinished work.
 *     See `TestClockWorkKind`.
 * @property-read int $count Number of items that are due.
 */
final class TestClockWork extends Model
{
    protected const FIELDS = [
        'kind',
        'count',
    ];
}
