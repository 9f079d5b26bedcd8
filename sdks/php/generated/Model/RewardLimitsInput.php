<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Limits on what one person can receive. Omitted periods are not limited. Days are calendar days in
 * Harare.
 *
 * @property-read ?RewardLimitInput $lifetime Limit over the person's lifetime.
 * @property-read ?RewardLimitInput $per_day Limit per calendar day.
 * @property-read ?RewardLimitInput $per_week Limit per week, starting on Monday.
 * @property-read ?RewardLimitInput $per_month Limit per calendar month.
 */
final class RewardLimitsInput extends Model
{
    protected const FIELDS = [
        'lifetime',
        'per_day',
        'per_week',
        'per_month',
    ];

    protected const CODECS = [
        'lifetime' => RewardLimitInput::class,
        'per_day' => RewardLimitInput::class,
        'per_week' => RewardLimitInput::class,
        'per_month' => RewardLimitInput::class,
    ];

    /**
     * @param RewardLimitInput|array<string, mixed>|null $lifetime
     * @param RewardLimitInput|array<string, mixed>|null $per_day
     * @param RewardLimitInput|array<string, mixed>|null $per_week
     * @param RewardLimitInput|array<string, mixed>|null $per_month
     */
    public function __construct(
        RewardLimitInput|array|null|NotGiven $lifetime = NotGiven::Value,
        RewardLimitInput|array|null|NotGiven $per_day = NotGiven::Value,
        RewardLimitInput|array|null|NotGiven $per_week = NotGiven::Value,
        RewardLimitInput|array|null|NotGiven $per_month = NotGiven::Value,
    ) {
        parent::__construct([
            'lifetime' => Encode::object($lifetime),
            'per_day' => Encode::object($per_day),
            'per_week' => Encode::object($per_week),
            'per_month' => Encode::object($per_month),
        ]);
    }
}
