<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Result of checking a reward without giving it. Distinguished from a reward by `object`.
 *
 * @property-read string $object Always `reward_validation`.
 * @property-read int $created Time of the check.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read bool $valid Whether the reward would be given, or wait for an approval.
 * @property-read ?string $would_status Status that the reward would have. Null if there are
 *     problems. See `RewardWouldStatus`.
 * @property-read ?RewardPreview $reward Preview of the reward. Null if the problems prevent one.
 * @property-read ?string $currency Currency of the program. Null if there is no such program.
 *     See `Currency`.
 * @property-read ?BudgetAfter $budget_after Budget that would remain. Null if there are problems.
 * @property-read ?Meter $meter Meter confirmed with the utility. Null for airtime and data, and if
 *     a link is created.
 * @property-read list<SendProblem> $problems All problems that prevent the reward, in order of
 *     precedence. Empty when valid.
 */
final class RewardValidation extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'valid',
        'would_status',
        'reward',
        'currency',
        'budget_after',
        'meter',
        'problems',
    ];

    protected const CODECS = [
        'reward' => RewardPreview::class,
        'budget_after' => BudgetAfter::class,
        'meter' => Meter::class,
        'problems' => [SendProblem::class],
    ];
}
