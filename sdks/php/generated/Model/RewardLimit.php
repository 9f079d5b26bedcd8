<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Limits on what one person receives within a period. Null for no limit.
 *
 * @property-read ?int $count Maximum number of rewards. Null if unlimited.
 * @property-read ?string $amount Maximum amount, in the program's currency. Null if unlimited.
 *     Type: `Money`.
 */
final class RewardLimit extends Model
{
    protected const FIELDS = [
        'count',
        'amount',
    ];
}
