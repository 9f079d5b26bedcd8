<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spend on one kind of allocation.
 *
 * @property-read string $kind Kind of allocation: airtime or power.
 *     See `WorkforceKind`.
 * @property-read int $count Number of sends to people.
 *     Type: `Count`.
 * @property-read array<string, string> $amount Total face value of the sends.
 */
final class WorkforceKindSpend extends Model
{
    protected const FIELDS = [
        'kind',
        'count',
        'amount',
    ];
}
