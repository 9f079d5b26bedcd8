<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Sends as balanced journal entries.
 *
 * @property-read string $object Always `workforce_journal`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $from First day of the period, inclusive.
 *     Type: `Day`.
 * @property-read string $to Last day of the period, inclusive.
 *     Type: `Day`.
 * @property-read list<WorkforceJournalEntry> $entries Lines, oldest first: a debit and a credit for
 *     each day, allocation, cost centre and currency.
 * @property-read bool $truncated Whether there are more lines. `format=csv` returns all of them, at
 *     most 16 MiB.
 * @property-read array<string, WorkforceJournalSide> $totals Totals of debits and credits.
 */
final class WorkforceJournal extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'from',
        'to',
        'entries',
        'truncated',
        'totals',
    ];

    protected const CODECS = [
        'entries' => [WorkforceJournalEntry::class],
        'totals' => ['*' => WorkforceJournalSide::class],
    ];
}
