<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Airtime that a family member receives automatically.
 *
 * @property-read string $currency Three-letter currency code. Required; there is no default.
 *     Type: `CurrencyInput`.
 * @property-read string $amount Face value of each payment.
 *     Type: `MoneyInput`.
 * @property-read string $cadence How often the allowance is sent.
 *     See `AllowanceCadence`.
 * @property-read int $day Day it is sent: 1 (Monday) to 7 of the week, or 1 to 31 of the month.
 */
final class FamilyAllowanceInput extends Model
{
    protected const FIELDS = [
        'currency',
        'amount',
        'cadence',
        'day',
    ];

    /**
     * @param string $currency
     * @param string $amount
     * @param string $cadence
     * @param int $day
     */
    public function __construct(
        string $currency,
        string $amount,
        string $cadence,
        int $day,
    ) {
        parent::__construct([
            'currency' => $currency,
            'amount' => $amount,
            'cadence' => $cadence,
            'day' => $day,
        ]);
    }
}
