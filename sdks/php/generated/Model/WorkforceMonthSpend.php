<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spend of one month against the department's budget.
 *
 * @property-read string $month Calendar month in Harare.
 *     Type: `Month`.
 * @property-read string $currency Currency of the amounts: that of the department.
 *     See `Currency`.
 * @property-read ?string $budget Budget of the month. Null if there is none.
 *     Type: `Money`.
 * @property-read string $spent Amount spent in the month.
 *     Type: `Money`.
 */
final class WorkforceMonthSpend extends Model
{
    protected const FIELDS = [
        'month',
        'currency',
        'budget',
        'spent',
    ];
}
