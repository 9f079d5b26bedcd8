<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Limits on what one person receives. Null for no limit. Days are calendar days in Harare.
 *
 * @property-read ?RewardLimit $lifetime Limit over the person's lifetime. Null for no limit.
 * @property-read ?RewardLimit $per_day Limit per calendar day. Null for no limit.
 * @property-read ?RewardLimit $per_week Limit per week, starting on Monday. Null for no limit.
 * @property-read ?RewardLimit $per_month Limit per calendar month. Null for no limit.
 */
final class RewardLimits extends Model
{
    protected const FIELDS = [
        'lifetime',
        'per_day',
        'per_week',
        'per_month',
    ];

    protected const CODECS = [
        'lifetime' => RewardLimit::class,
        'per_day' => RewardLimit::class,
        'per_week' => RewardLimit::class,
        'per_month' => RewardLimit::class,
    ];
}
