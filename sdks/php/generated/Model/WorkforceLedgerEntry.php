<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One entry of the ledger.
 *
 * @property-read string $date Calendar day in Harare.
 *     Type: `Day`.
 * @property-read string $kind Kind of the ledger entry.
 *     See `WorkforceLedgerKind`.
 * @property-read ?string $reference Reference number of the allocation. Null for an entry without
 *     one. Type: `WorkforceReference`.
 * @property-read string $description Description of the entry in words.
 *     Type: `Note`.
 * @property-read string $amount Change in your Credit. Negative for debits.
 *     Type: `SignedMoney`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read string $balance Total Credit in this currency after the entry.
 *     Type: `Money`.
 * @property-read string $source ID of the object that caused the entry.
 *     Type: `CreditSourceId`.
 */
final class WorkforceLedgerEntry extends Model
{
    protected const FIELDS = [
        'date',
        'kind',
        'reference',
        'description',
        'amount',
        'currency',
        'balance',
        'source',
    ];
}
