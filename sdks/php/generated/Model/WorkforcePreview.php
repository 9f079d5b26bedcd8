<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A preview of an allocation, which writes nothing.
 *
 * @property-read string $object Always `workforce_preview`.
 * @property-read int $created Time at which the check was run.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the check ran in live mode.
 * @property-read list<WorkforcePreviewLine> $lines All lines of the allocation.
 * @property-read array<string, string> $total Total face value of the valid lines.
 * @property-read array<string, string> $cost Credit that the valid lines would cost.
 * @property-read list<WorkforceBudgetCheck> $cost_centers Effect on the budget of each cost centre
 *     that a line is booked to, by name.
 * @property-read bool $over_budget Whether a budget would be exceeded, so that
 *     `acknowledge_over_budget` is required.
 * @property-read WorkforceCreditCheck $credit Whether your Credit is sufficient.
 * @property-read bool $requires_approval Whether it would require approval by an owner or admin.
 */
final class WorkforcePreview extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'lines',
        'total',
        'cost',
        'cost_centers',
        'over_budget',
        'credit',
        'requires_approval',
    ];

    protected const CODECS = [
        'lines' => [WorkforcePreviewLine::class],
        'cost_centers' => [WorkforceBudgetCheck::class],
        'credit' => WorkforceCreditCheck::class,
    ];
}
