<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Conditions for a rule to match. Default: it always matches.
 *
 * @property-read list<RuleCondition>|null $all Conditions that must all be met.
 * @property-read list<RuleCondition>|null $any Conditions of which at least one must be met.
 */
final class RuleConditionsInput extends Model
{
    protected const FIELDS = [
        'all',
        'any',
    ];

    protected const CODECS = [
        'all' => [RuleCondition::class],
        'any' => [RuleCondition::class],
    ];

    /**
     * @param list<RuleCondition|array<string, mixed>>|null $all
     * @param list<RuleCondition|array<string, mixed>>|null $any
     */
    public function __construct(
        ?array $all = null,
        ?array $any = null,
    ) {
        parent::__construct([
            'all' => $all ?? NotGiven::Value,
            'any' => $any ?? NotGiven::Value,
        ]);
    }
}
