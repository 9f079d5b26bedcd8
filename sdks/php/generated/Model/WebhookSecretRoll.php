<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters for rolling a signing secret.
 *
 * @property-read ?string $grace Grace period of the old secret. Default, and always in the legacy
 *     format: none. See `WebhookSecretGrace`.
 */
final class WebhookSecretRoll extends Model
{
    protected const FIELDS = [
        'grace',
    ];

    /**
     * @param ?string $grace
     */
    public function __construct(
        ?string $grace = null,
    ) {
        parent::__construct([
            'grace' => $grace ?? NotGiven::Value,
        ]);
    }
}
