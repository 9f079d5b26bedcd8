<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Your Credit in one currency compared with the cost.
 *
 * @property-read bool $sufficient Whether your Credit is sufficient.
 * @property-read string $available Credit available to spend now.
 *     Type: `Money`.
 * @property-read string $required Credit that the valid lines cost.
 *     Type: `Money`.
 */
final class BatchCreditCheck extends Model
{
    protected const FIELDS = [
        'sufficient',
        'available',
        'required',
    ];
}
