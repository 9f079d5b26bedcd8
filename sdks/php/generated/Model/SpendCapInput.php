<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Spend caps of a new key in one currency. Omitted caps are not set.
 *
 * @property-read ?string $per_send Maximum face value of one sale.
 *     Type: `MoneyInput`.
 * @property-read ?string $daily Maximum face value per day in Harare.
 *     Type: `MoneyInput`.
 * @property-read ?string $monthly Maximum face value per month in Harare.
 *     Type: `MoneyInput`.
 */
final class SpendCapInput extends Model
{
    protected const FIELDS = [
        'per_send',
        'daily',
        'monthly',
    ];

    /**
     * @param ?string $per_send
     * @param ?string $daily
     * @param ?string $monthly
     */
    public function __construct(
        ?string $per_send = null,
        ?string $daily = null,
        ?string $monthly = null,
    ) {
        parent::__construct([
            'per_send' => $per_send ?? NotGiven::Value,
            'daily' => $daily ?? NotGiven::Value,
            'monthly' => $monthly ?? NotGiven::Value,
        ]);
    }
}
