<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Other rewards of the same recipient, or to the same phone number or meter.
 *
 * @property-read int $count Number of related rewards, of which at most 1,000 of each kind are
 *     counted. Type: `Count`.
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
