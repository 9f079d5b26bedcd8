<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One line of a journal entry.
 *
 * @property-read string $date Calendar day in Harare.
 *     Type: `Day`.
 * @property-read ?string $reference Reference number of the allocation. Null for a transaction
 *     without one. Type: `WorkforceReference`.
 * @property-read ?string $gl_code Code in your accounting system: the cost centre's, or null for
 *     your Credit with us. Type: `GlCode`.
 * @property-read ?string $cost_center Cost centre of the line. Null for your Credit with us, and if
 *     there is none. Type: `CostCenterId`.
 * @property-read string $debit Debit amount. `0.00` on a credit line.
 *     Type: `Money`.
 * @property-read string $credit Credit amount. `0.00` on a debit line.
 *     Type: `Money`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read string $narrative Description of the entry in words.
 *     Type: `Note`.
 */
final class WorkforceJournalEntry extends Model
{
    protected const FIELDS = [
        'date',
        'reference',
        'gl_code',
        'cost_center',
        'debit',
        'credit',
        'currency',
        'narrative',
    ];
}
