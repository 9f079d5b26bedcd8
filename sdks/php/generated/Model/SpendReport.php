<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends of a period and their cost.
 *
 * @property-read string $object Always `report`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $kind Kind of the report.
 *     See `ReportKind`.
 * @property-read string $from First day of the period, inclusive.
 *     Type: `Day`.
 * @property-read string $to Last day of the period, inclusive.
 *     Type: `Day`.
 * @property-read ?string $currency Currency that was requested. Null for both.
 *     See `Currency`.
 * @property-read list<string> $group_by Dimensions that rows are grouped by. Empty if not grouped.
 * @property-read list<SpendRow> $rows Groups of sends in the order of their keys, at most 10,000.
 * @property-read list<SpendTotals> $totals Totals of all sends, one per currency, including omitted
 *     rows.
 * @property-read bool $truncated Whether rows were omitted. If so, narrow the period or filters.
 */
final class SpendReport extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'kind',
        'from',
        'to',
        'currency',
        'group_by',
        'rows',
        'totals',
        'truncated',
    ];

    protected const CODECS = [
        'rows' => [SpendRow::class],
        'totals' => [SpendTotals::class],
    ];
}
