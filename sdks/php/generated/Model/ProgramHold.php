<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Rewards of a program that are held before they are sent, and for how long.
 *
 * @property-read string $mode What happens to rewards that are held.
 *     See `ProgramHoldMode`.
 * @property-read ?string $amount_over Only rewards above this amount are held. Null if all are.
 *     Type: `Money`.
 * @property-read bool $first_reward Whether only the first reward of each recipient is held.
 * @property-read int $expires_after Number of seconds after which an unreleased reward expires.
 *     Type: `Seconds`.
 */
final class ProgramHold extends Model
{
    protected const FIELDS = [
        'mode',
        'amount_over',
        'first_reward',
        'expires_after',
    ];
}
