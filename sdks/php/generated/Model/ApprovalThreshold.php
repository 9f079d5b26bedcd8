<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Use of an agent key's approval threshold.
 *
 * @property-read string $currency Currency of the threshold.
 *     See `Currency`.
 * @property-read string $limit Amount per 24 hours above which a person must approve.
 *     Type: `Money`.
 * @property-read string $used_24h Amount already used when the agent asked.
 *     Type: `Money`.
 */
final class ApprovalThreshold extends Model
{
    protected const FIELDS = [
        'currency',
        'limit',
        'used_24h',
    ];
}
