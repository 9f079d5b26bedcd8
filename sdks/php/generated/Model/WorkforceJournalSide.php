<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Debit and credit in one currency. They are always equal.
 *
 * @property-read string $debit Sum of all debits.
 *     Type: `Money`.
 * @property-read string $credit Sum of all credits.
 *     Type: `Money`.
 */
final class WorkforceJournalSide extends Model
{
    protected const FIELDS = [
        'debit',
        'credit',
    ];
}
