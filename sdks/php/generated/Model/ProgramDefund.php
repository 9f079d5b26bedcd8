<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Amount to remove from a program's budget.
 *
 * @property-read ?string $amount Amount to remove. Default: everything not earmarked by escrow or
 *     unclaimed links. Type: `MoneyInput`.
 */
final class ProgramDefund extends Model
{
    protected const FIELDS = [
        'amount',
    ];

    /**
     * @param ?string $amount
     */
    public function __construct(
        ?string $amount = null,
    ) {
        parent::__construct([
            'amount' => $amount ?? NotGiven::Value,
        ]);
    }
}
