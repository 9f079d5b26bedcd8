<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A rule by which a program rewards what people do.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ProgramRuleId`.
 * @property-read string $object Always `program_rule`.
 * @property-read int $created Time at which the rule was first created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether it gives away real money: `true` in live mode.
 * @property-read string $name Name of the rule.
 *     Type: `Label`.
 * @property-read string $currency Currency of the rule's amounts: that of the program.
 *     See `Currency`.
 * @property-read bool $active Whether the rule is active and gives rewards.
 * @property-read string $kind What the rule measures to decide whether it matches.
 *     See `ProgramRuleKind`.
 * @property-read string $on What triggers the rule.
 *     See `ProgramRuleTrigger`.
 * @property-read ?string $activity_name Name of the activities that trigger the rule. Null for all
 *     of them, and for other triggers. Type: `ActivityName`.
 * @property-read RuleConditions $when Conditions for the rule to match.
 * @property-read ?RuleCount $count How often it must happen. Null if the rule matches each time.
 * @property-read RuleGive $give Reward that the rule gives.
 * @property-read RewardLimits $limit Limits on what one person receives from this rule, in addition
 *     to the program's limits.
 * @property-read ?int $starts_at Time at which the rule starts to give rewards. Null if
 *     immediately. Type: `UnixTime`.
 * @property-read ?int $ends_at Time at which the rule stops giving rewards. Null if never.
 *     Type: `UnixTime`.
 * @property-read int $priority Rules with a higher priority are evaluated first. Every rule that
 *     matches gives its reward.
 * @property-read ?int $cooldown Number of seconds a person must wait between rewards of this rule.
 *     Null for no wait. Type: `Seconds`.
 * @property-read int $matched_count Number of times the rule has matched.
 *     Type: `Count`.
 */
final class ProgramRule extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'name',
        'currency',
        'active',
        'kind',
        'on',
        'activity_name',
        'when',
        'count',
        'give',
        'limit',
        'starts_at',
        'ends_at',
        'priority',
        'cooldown',
        'matched_count',
    ];

    protected const CODECS = [
        'when' => RuleConditions::class,
        'count' => RuleCount::class,
        'give' => RuleGive::class,
        'limit' => RewardLimits::class,
    ];
}
