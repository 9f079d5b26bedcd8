<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Balances after a transaction.
 *
 * @property-read string $available Available Credit after the transaction.
 *     Type: `Money`.
 * @property-read string $reserved Reserved Credit after the transaction.
 *     Type: `Money`.
 */
final class CreditBalanceAfter extends Model
{
    protected const FIELDS = [
        'available',
        'reserved',
    ];
}
