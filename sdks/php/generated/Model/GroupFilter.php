<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Filter of a dynamic group. Members match both conditions.
 *
 * @property-read ?string $cost_center Recipients of this cost centre. Null for any.
 *     Type: `CostCenterId`.
 * @property-read ?string $tag Recipients with this tag. Null for any.
 *     Type: `Tag`.
 */
final class GroupFilter extends Model
{
    protected const FIELDS = [
        'cost_center',
        'tag',
    ];
}
