<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Parameters to send something to a family member.
 *
 * @property-read string $type Whether to send airtime or electricity.
 *     See `FamilySendType`.
 * @property-read string $amount Face value of the sale.
 *     Type: `MoneyInput`.
 * @property-read string $currency Three-letter currency code. Required; there is no default.
 *     Type: `CurrencyInput`.
 */
final class FamilySendCreate extends Model
{
    protected const FIELDS = [
        'type',
        'amount',
        'currency',
    ];

    /**
     * @param string $type
     * @param string $amount
     * @param string $currency
     */
    public function __construct(
        string $type,
        string $amount,
        string $currency,
    ) {
        parent::__construct([
            'type' => $type,
            'amount' => $amount,
            'currency' => $currency,
        ]);
    }
}
