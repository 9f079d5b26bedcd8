<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters for rolling a key.
 *
 * @property-read ?string $grace_period Grace period of the old secret. Default: none.
 *     See `KeyGrace`.
 */
final class KeyRoll extends Model
{
    protected const FIELDS = [
        'grace_period',
    ];

    /**
     * @param ?string $grace_period
     */
    public function __construct(
        ?string $grace_period = null,
    ) {
        parent::__construct([
            'grace_period' => $grace_period ?? NotGiven::Value,
        ]);
    }
}
