<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Other rewards that may belong to the same person.
 *
 * @property-read int $count Number of related rewards.
 *     Type: `Count`.
 * @property-read int $blocked_count Number of related rewards that were blocked or rejected.
 *     Type: `Count`.
 * @property-read list<string> $reward_ids IDs of the newest related rewards.
 */
final class ReviewRelated extends Model
{
    protected const FIELDS = [
        'count',
        'blocked_count',
        'reward_ids',
    ];
}
