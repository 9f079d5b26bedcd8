<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The complete new set of rules of a program.
 *
 * @property-read list<ProgramRuleWrite> $rules All rules of the program, at most 50 of them active.
 *     Rules you omit are switched off.
 */
final class ProgramRulesWrite extends Model
{
    protected const FIELDS = [
        'rules',
    ];

    protected const CODECS = [
        'rules' => [ProgramRuleWrite::class],
    ];

    /**
     * @param list<ProgramRuleWrite|array<string, mixed>> $rules
     */
    public function __construct(
        array $rules,
    ) {
        parent::__construct([
            'rules' => $rules,
        ]);
    }
}
