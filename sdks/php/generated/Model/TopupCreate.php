<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to create a top-up.
 *
 * @property-read ?string $method Payment method of the top-up.
 *     See `TopupMethod`.
 * @property-read string $amount Amount to add to your Credit. There is no minimum or maximum.
 *     Type: `MoneyInput`.
 * @property-read string $currency Three-letter currency code. Required; there is no default.
 *     Type: `CurrencyInput`.
 * @property-read ?string $description Description for your own use.
 *     Type: `Note`.
 */
final class TopupCreate extends Model
{
    protected const FIELDS = [
        'method',
        'amount',
        'currency',
        'description',
    ];

    /**
     * @param ?string $method
     * @param string $amount
     * @param string $currency
     * @param ?string $description
     */
    public function __construct(
        string $amount,
        string $currency,
        ?string $method = null,
        ?string $description = null,
    ) {
        parent::__construct([
            'method' => $method ?? NotGiven::Value,
            'amount' => $amount,
            'currency' => $currency,
            'description' => $description ?? NotGiven::Value,
        ]);
    }
}
