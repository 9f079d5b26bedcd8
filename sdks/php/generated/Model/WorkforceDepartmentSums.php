<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Totals of all departments in one currency.
 *
 * @property-read string $monthly_budget Total monthly budget of the departments.
 *     Type: `Money`.
 * @property-read string $spent_this_month Total spend of the departments this month.
 *     Type: `Money`.
 * @property-read string $remaining Total remaining budget, negative if exceeded.
 *     Type: `SignedMoney`.
 */
final class WorkforceDepartmentSums extends Model
{
    protected const FIELDS = [
        'monthly_budget',
        'spent_this_month',
        'remaining',
    ];
}
