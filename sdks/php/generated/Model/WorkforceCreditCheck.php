<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Whether your Credit is sufficient for an allocation.
 *
 * @property-read array<string, string> $available Credit available to spend now.
 * @property-read bool $sufficient Whether your Credit is sufficient in every currency.
 */
final class WorkforceCreditCheck extends Model
{
    protected const FIELDS = [
        'available',
        'sufficient',
    ];
}
