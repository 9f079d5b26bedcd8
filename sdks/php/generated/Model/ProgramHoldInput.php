<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Rewards of a program to hold before they are sent, and for how long.
 *
 * @property-read ?string $mode What happens to rewards that are held. Default: `none`.
 *     See `ProgramHoldMode`.
 * @property-read ?string $amount_over Hold only rewards above this amount. Default: hold all.
 *     Type: `MoneyInput`.
 * @property-read ?bool $first_reward Hold only the first reward of each recipient.
 * @property-read ?string $expires_after How long until an unreleased reward expires, from 1 hour to
 *     365 days. Default: 30 days. Type: `DurationInput`.
 */
final class ProgramHoldInput extends Model
{
    protected const FIELDS = [
        'mode',
        'amount_over',
        'first_reward',
        'expires_after',
    ];

    /**
     * @param ?string $mode
     * @param ?string $amount_over
     * @param ?bool $first_reward
     * @param ?string $expires_after
     */
    public function __construct(
        ?string $mode = null,
        string|null|NotGiven $amount_over = NotGiven::Value,
        ?bool $first_reward = null,
        ?string $expires_after = null,
    ) {
        parent::__construct([
            'mode' => $mode ?? NotGiven::Value,
            'amount_over' => $amount_over,
            'first_reward' => $first_reward ?? NotGiven::Value,
            'expires_after' => $expires_after ?? NotGiven::Value,
        ]);
    }
}
