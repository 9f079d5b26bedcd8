<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Effect of an allocation on the budget of a cost centre, in the currency of the budget.
 *
 * @property-read string $id ID of the cost centre.
 *     Type: `CostCenterId`.
 * @property-read string $currency Currency of the budget.
 *     See `Currency`.
 * @property-read ?string $budget Budget of the month. Null if there is none.
 *     Type: `Money`.
 * @property-read string $spent Amount booked to it this month, including lines of batches that wait
 *     to be sent. Type: `Money`.
 * @property-read string $after Amount booked to it after the allocation.
 *     Type: `Money`.
 * @property-read string $over_by Amount by which the budget would be exceeded. `0.00` if it would
 *     not be. Type: `Money`.
 */
final class WorkforceBudgetCheck extends Model
{
    protected const FIELDS = [
        'id',
        'currency',
        'budget',
        'spent',
        'after',
        'over_by',
    ];
}
