<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A page of the ledger. `closing` equals `opening` plus all entries of the period.
 *
 * @property-read string $object Always `page`.
 * @property-read int $page Number of this page, starting at 1.
 *     Type: `PageNumber`.
 * @property-read int $page_size Number of rows per page.
 *     Type: `PageLimit`.
 * @property-read int $total Total number of rows.
 *     Type: `Count`.
 * @property-read int $pages Total number of pages. 0 if there are no rows.
 *     Type: `Count`.
 * @property-read string $from First day of the period, inclusive.
 *     Type: `Day`.
 * @property-read string $to Last day of the period, inclusive.
 *     Type: `Day`.
 * @property-read array<string, string> $opening Total Credit at the start of the first day.
 * @property-read array<string, string> $closing Total Credit at the end of the last day, or now if
 *     it has not ended.
 * @property-read list<WorkforceLedgerEntry> $data Entries on this page, newest first.
 */
final class WorkforceLedger extends Model
{
    protected const FIELDS = [
        'object',
        'page',
        'page_size',
        'total',
        'pages',
        'from',
        'to',
        'opening',
        'closing',
        'data',
    ];

    protected const CODECS = [
        'data' => [WorkforceLedgerEntry::class],
    ];
}
