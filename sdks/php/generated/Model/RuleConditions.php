<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Conditions for a rule to match, and for what triggers it to be counted. If both lists are empty,
 * they are always met.
 *
 * @property-read list<RuleCondition> $all Conditions that must all be met.
 * @property-read list<RuleCondition> $any Conditions of which at least one must be met, unless the
 *     list is empty.
 */
final class RuleConditions extends Model
{
    protected const FIELDS = [
        'all',
        'any',
    ];

    protected const CODECS = [
        'all' => [RuleCondition::class],
        'any' => [RuleCondition::class],
    ];
}
