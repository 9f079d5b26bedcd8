<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Changes to the spend caps of a key in one currency. Omitted caps keep their value.
 *
 * @property-read ?string $per_send Maximum face value of one sale. Null removes the cap.
 *     Type: `MoneyInput`.
 * @property-read ?string $daily Maximum face value per day in Harare. Null removes the cap.
 *     Type: `MoneyInput`.
 * @property-read ?string $monthly Maximum face value per month in Harare. Null removes the cap.
 *     Type: `MoneyInput`.
 */
final class SpendCapUpdate extends Model
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
        string|null|NotGiven $per_send = NotGiven::Value,
        string|null|NotGiven $daily = NotGiven::Value,
        string|null|NotGiven $monthly = NotGiven::Value,
    ) {
        parent::__construct([
            'per_send' => $per_send,
            'daily' => $daily,
            'monthly' => $monthly,
        ]);
    }
}
