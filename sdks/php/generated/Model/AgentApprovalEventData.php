<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An event's payload: AgentApproval.
 *
 * @property-read AgentApproval $object The AgentApproval with its values at this attempt.
 * @property-read mixed $previous_attributes Fields that changed since the previous event of this
 *     object, with their previous values: apply them to get the object as it was before. Tokens are
 *     masked. Null if nothing changed.
 * @property-read bool $synthetic Whether `POST /test/events/trigger` created the event: nothing
 *     actually happened.
 * @property-read ?CreditThreshold $threshold Threshold of the alert, for `credit.balance.low`. Null
 *     for all other types.
 * @property-read ?ShortfallProjection $projection The expected shortfall, for
 *     `credit.shortfall.projected`. Null for all other types.
 * @property-read ?string $rule ID of the rule that matched, for `activity.rule_matched`. Null for
 *     all other types. Type: `ProgramRuleId`.
 * @property-read ?string $reward ID of the reward that the rule created, for
 *     `activity.rule_matched`. Null for all other types. Type: `RewardId`.
 */
final class AgentApprovalEventData extends Model
{
    protected const FIELDS = [
        'object',
        'previous_attributes',
        'synthetic',
        'threshold',
        'projection',
        'rule',
        'reward',
    ];

    protected const CODECS = [
        'object' => AgentApproval::class,
        'threshold' => CreditThreshold::class,
        'projection' => ShortfallProjection::class,
    ];
}
