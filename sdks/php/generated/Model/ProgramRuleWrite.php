<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * A rule of the new set.
 *
 * @property-read ?string $id ID of an existing rule to replace, keeping its count. Default: creates
 *     a new rule. Type: `ProgramRuleId`.
 * @property-read string $name Name of the rule.
 *     Type: `Label`.
 * @property-read ?bool $active Whether the rule is active and gives rewards.
 * @property-read string $kind What the rule measures. Lotteries and prize draws return
 *     `rule_not_allowed`. See `ProgramRuleKind`.
 * @property-read string $on What triggers the evaluation of the rule.
 *     See `ProgramRuleTrigger`.
 * @property-read ?string $activity_name Trigger only on activities with this name. Omitted or null:
 *     on all. Only for activities. Type: `ActivityName`.
 * @property-read ?RuleConditionsInput $when Conditions for the rule to match.
 * @property-read ?RuleCountInput $count How often it must happen. Required for `threshold`,
 *     `streak` and `milestone`.
 * @property-read RuleGiveInput $give Reward that the rule gives.
 * @property-read ?RewardLimitsInput $limit Limits on what one person receives from this rule.
 * @property-read int|string|null $starts_at Time at which the rule starts to give rewards. Omitted
 *     or null: immediately.
 * @property-read int|string|null $ends_at Time at which the rule stops giving rewards. Omitted or
 *     null: never.
 * @property-read ?int $priority Rules with a higher priority are evaluated first.
 * @property-read ?string $cooldown Minimum time between two rewards of this rule to the same
 *     person. Type: `DurationInput`.
 */
final class ProgramRuleWrite extends Model
{
    protected const FIELDS = [
        'id',
        'name',
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
    ];

    protected const CODECS = [
        'when' => RuleConditionsInput::class,
        'count' => RuleCountInput::class,
        'give' => RuleGiveInput::class,
        'limit' => RewardLimitsInput::class,
    ];

    /**
     * @param ?string $id
     * @param string $name
     * @param ?bool $active
     * @param string $kind
     * @param string $on
     * @param ?string $activity_name
     * @param RuleConditionsInput|array<string, mixed>|null $when
     * @param RuleCountInput|array<string, mixed>|null $count
     * @param RuleGiveInput|array<string, mixed> $give
     * @param RewardLimitsInput|array<string, mixed>|null $limit
     * @param int|string|null $starts_at
     * @param int|string|null $ends_at
     * @param ?int $priority
     * @param ?string $cooldown
     */
    public function __construct(
        string $name,
        string $kind,
        string $on,
        RuleGiveInput|array $give,
        ?string $id = null,
        ?bool $active = null,
        string|null|NotGiven $activity_name = NotGiven::Value,
        RuleConditionsInput|array|null $when = null,
        RuleCountInput|array|null|NotGiven $count = NotGiven::Value,
        RewardLimitsInput|array|null $limit = null,
        int|string|null|NotGiven $starts_at = NotGiven::Value,
        int|string|null|NotGiven $ends_at = NotGiven::Value,
        ?int $priority = null,
        string|null|NotGiven $cooldown = NotGiven::Value,
    ) {
        parent::__construct([
            'id' => $id ?? NotGiven::Value,
            'name' => $name,
            'active' => $active ?? NotGiven::Value,
            'kind' => $kind,
            'on' => $on,
            'activity_name' => $activity_name,
            'when' => Encode::object($when) ?? NotGiven::Value,
            'count' => Encode::object($count),
            'give' => Encode::object($give),
            'limit' => Encode::object($limit) ?? NotGiven::Value,
            'starts_at' => $starts_at,
            'ends_at' => $ends_at,
            'priority' => $priority ?? NotGiven::Value,
            'cooldown' => $cooldown,
        ]);
    }
}
