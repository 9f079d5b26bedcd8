<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Amount to add to a program's budget.
 *
 * @property-read string $amount Amount to add, in the program's currency.
 *     Type: `MoneyInput`.
 */
final class ProgramFund extends Model
{
    protected const FIELDS = [
        'amount',
    ];

    /**
     * @param string $amount
     */
    public function __construct(
        string $amount,
    ) {
        parent::__construct([
            'amount' => $amount,
        ]);
    }
}
