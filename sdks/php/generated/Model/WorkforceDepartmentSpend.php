<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Spend of a department in a period.
 *
 * @property-read string $object Always `workforce_department_spend`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read WorkforceDepartment $department Department that the spend belongs to.
 * @property-read string $from First day of the period, inclusive.
 *     Type: `Day`.
 * @property-read string $to Last day of the period, inclusive.
 *     Type: `Day`.
 * @property-read array<string, string> $totals Total face value, by currency.
 * @property-read list<WorkforceMonthSpend> $months Spend of each month in the period, oldest first.
 * @property-read list<WorkforceKindSpend> $by_kind Spend by kind of allocation.
 * @property-read list<WorkforcePersonSpend> $by_person Spend of the 50 people who received most.
 */
final class WorkforceDepartmentSpend extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'department',
        'from',
        'to',
        'totals',
        'months',
        'by_kind',
        'by_person',
    ];

    protected const CODECS = [
        'department' => WorkforceDepartment::class,
        'months' => [WorkforceMonthSpend::class],
        'by_kind' => [WorkforceKindSpend::class],
        'by_person' => [WorkforcePersonSpend::class],
    ];
}
