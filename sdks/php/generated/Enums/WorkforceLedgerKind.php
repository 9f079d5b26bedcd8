<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of a ledger entry.
 */
final class WorkforceLedgerKind
{
    /**
     * Money was added to your Credit.
     */
    public const TOPUP = 'topup';

    /**
     * Something was sold from your Credit.
     */
    public const DEBIT = 'debit';

    /**
     * A sale failed and its Credit was returned.
     */
    public const REFUND = 'refund';

    /**
     * A correction by our staff, or test Credit that was granted.
     */
    public const ADJUSTMENT = 'adjustment';
}
