<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Limits on what one person can receive within a period.
 *
 * @property-read ?int $count Maximum number of rewards. Default: no limit.
 * @property-read ?string $amount Maximum amount, in the program's currency. Default: no limit.
 *     Type: `MoneyInput`.
 */
final class RewardLimitInput extends Model
{
    protected const FIELDS = [
        'count',
        'amount',
    ];

    /**
     * @param ?int $count
     * @param ?string $amount
     */
    public function __construct(
        int|null|NotGiven $count = NotGiven::Value,
        string|null|NotGiven $amount = NotGiven::Value,
    ) {
        parent::__construct([
            'count' => $count,
            'amount' => $amount,
        ]);
    }
}
