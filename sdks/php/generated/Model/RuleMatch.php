<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A rule that matched, and what it gave.
 *
 * @property-read string $rule Rule that matched what happened.
 *     Type: `ProgramRuleId`.
 * @property-read ?string $reward Reward that the rule created. Null if it gave none.
 *     Type: `RewardId`.
 * @property-read ?string $skipped_reason Reason the rule gave no reward. Null if it gave one.
 *     Otherwise the error code that `POST /rewards` would return, or `currency_mismatch` if the
 *     rule pays a percentage of a value in a currency other than the program's.
 *     Type: `SkippedReason`.
 */
final class RuleMatch extends Model
{
    protected const FIELDS = [
        'rule',
        'reward',
        'skipped_reason',
    ];
}
