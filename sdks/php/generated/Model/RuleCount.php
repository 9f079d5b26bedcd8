<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * How often something must happen, or what its values must add up to. Of each person, only the
 * newest 10,000 are counted: activities with the rule's `activity_name`, or completions of the
 * program, referrals to it or check-ins, whatever became of their rewards.
 *
 * @property-read ?int $times Number of times, or of consecutive periods for a streak. Null if
 *     values are summed.
 * @property-read ?string $value Total that the values must reach, in the program's currency. Null
 *     if times are counted. Type: `Money`.
 * @property-read ?int $within Number of seconds within which it must happen, for `threshold` rules.
 *     Null for no limit. Type: `Seconds`.
 * @property-read ?string $every Period that counts once, for `streak` rules. Null for other kinds.
 *     See `RuleStreakUnit`.
 */
final class RuleCount extends Model
{
    protected const FIELDS = [
        'times',
        'value',
        'within',
        'every',
    ];
}
