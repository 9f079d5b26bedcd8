<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * How often something must happen, or what its values must add up to. Set `times`; or `value`, for
 * activities.
 *
 * @property-read ?int $times Number of times, or of consecutive periods for a streak.
 * @property-read ?string $value Total that the values must reach, in the program's currency. Only
 *     for `threshold`. Type: `MoneyInput`.
 * @property-read ?string $within Period within which it must happen. Only for `threshold`. Omitted
 *     or null: no limit. Type: `DurationInput`.
 * @property-read ?string $every Period that counts once. Required for `streak`, not allowed for
 *     other kinds. See `RuleStreakUnit`.
 */
final class RuleCountInput extends Model
{
    protected const FIELDS = [
        'times',
        'value',
        'within',
        'every',
    ];

    /**
     * @param ?int $times
     * @param ?string $value
     * @param ?string $within
     * @param ?string $every
     */
    public function __construct(
        int|null|NotGiven $times = NotGiven::Value,
        string|null|NotGiven $value = NotGiven::Value,
        string|null|NotGiven $within = NotGiven::Value,
        string|null|NotGiven $every = NotGiven::Value,
    ) {
        parent::__construct([
            'times' => $times,
            'value' => $value,
            'within' => $within,
            'every' => $every,
        ]);
    }
}
