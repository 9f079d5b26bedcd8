<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Amount of a reward to release.
 *
 * @property-read ?string $amount Amount to release, up to the whole reward. Default: the whole
 *     reward. Type: `MoneyInput`.
 */
final class RewardRelease extends Model
{
    protected const FIELDS = [
        'amount',
    ];

    /**
     * @param ?string $amount
     */
    public function __construct(
        ?string $amount = null,
    ) {
        parent::__construct([
            'amount' => $amount ?? NotGiven::Value,
        ]);
    }
}
