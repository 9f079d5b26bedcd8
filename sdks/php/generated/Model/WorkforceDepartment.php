<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A department: a cost centre, as an employer sees it.
 *
 * @property-read string $id ID of the cost centre, as in `/cost-centers`.
 *     Type: `CostCenterId`.
 * @property-read string $object Always `workforce_department`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $name Name of the department.
 *     Type: `Label`.
 * @property-read ?string $code Code in your accounting system. Null if not set.
 *     Type: `GlCode`.
 * @property-read string $currency Currency of the budget.
 *     See `Currency`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Null if there is
 *     none. Type: `Money`.
 * @property-read bool $is_active Whether anything can be booked to it.
 * @property-read int $people_count Number of people in the department.
 *     Type: `Count`.
 * @property-read string $spent_this_month Amount spent this month, in the department's currency.
 *     Type: `Money`.
 * @property-read ?string $remaining Remaining budget this month, negative if exceeded. Null if
 *     there is no budget. Type: `SignedMoney`.
 */
final class WorkforceDepartment extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'code',
        'currency',
        'monthly_budget',
        'is_active',
        'people_count',
        'spent_this_month',
        'remaining',
    ];
}
