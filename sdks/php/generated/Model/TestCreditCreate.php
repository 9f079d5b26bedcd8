<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Test Credit to add to the account.
 *
 * @property-read string $currency The currency of `amount`.
 *     Type: `CurrencyInput`.
 * @property-read string $amount Amount of Credit to add.
 *     Type: `MoneyInput`.
 */
final class TestCreditCreate extends Model
{
    protected const FIELDS = [
        'currency',
        'amount',
    ];

    /**
     * @param string $currency
     * @param string $amount
     */
    public function __construct(
        string $currency,
        string $amount,
    ) {
        parent::__construct([
            'currency' => $currency,
            'amount' => $amount,
        ]);
    }
}
