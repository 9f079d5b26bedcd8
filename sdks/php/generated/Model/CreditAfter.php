<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Credit that would remain after the sale.
 *
 * @property-read string $available Available Credit in the currency of the sale.
 *     Type: `Money`.
 */
final class CreditAfter extends Model
{
    protected const FIELDS = [
        'available',
    ];
}
