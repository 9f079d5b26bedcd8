<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A department, branch or project that sends are booked to.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `CostCenterId`.
 * @property-read string $object Always `cost_center`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $name Name of the cost centre.
 *     Type: `Label`.
 * @property-read ?string $gl_code Code in your accounting system, unique in the account. Null if
 *     not set. Type: `GlCode`.
 * @property-read string $currency Currency of the budget.
 *     See `Currency`.
 * @property-read ?string $monthly_budget Budget per calendar month in Harare. Null if there is
 *     none. Type: `Money`.
 * @property-read bool $is_active Whether sends can be booked to it. An archived cost centre keeps
 *     its past sends.
 * @property-read string $spent_this_month Face value of this month's sends, excluding those whose
 *     Credit was returned. Type: `Money`.
 * @property-read ?string $remaining Remaining budget this month, negative if exceeded. Null if
 *     there is no budget. Type: `SignedMoney`.
 * @property-read int $people_count Number of recipients that belong to it.
 *     Type: `Count`.
 * @property-read array<string, string> $metadata Your own key-value data about the cost centre.
 */
final class CostCenter extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'gl_code',
        'currency',
        'monthly_budget',
        'is_active',
        'spent_this_month',
        'remaining',
        'people_count',
        'metadata',
    ];
}
