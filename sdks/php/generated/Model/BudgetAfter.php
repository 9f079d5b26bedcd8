<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Budget of the program that would remain after the reward.
 *
 * @property-read string $remaining Amount that the program could still give.
 *     Type: `Money`.
 */
final class BudgetAfter extends Model
{
    protected const FIELDS = [
        'remaining',
    ];
}
