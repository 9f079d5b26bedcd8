<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of your programs in a period.
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
 * @property-read list<string> $group_by Dimensions that rows are grouped by.
 * @property-read list<ProgramReportRow> $rows Programs that created rewards in the period or are
 *     not closed, newest first, at most 10,000.
 * @property-read list<ProgramReportTotals> $totals Totals of all programs, one per currency.
 * @property-read bool $truncated Whether rows were omitted because the limit was reached.
 */
final class ProgramReport extends Model
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
        'rows' => [ProgramReportRow::class],
        'totals' => [ProgramReportTotals::class],
    ];
}
