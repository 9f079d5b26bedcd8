<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to create a sandbox.
 *
 * @property-read ?string $name Name of the organisation.
 *     Type: `Label`.
 */
final class SandboxCreate extends Model
{
    protected const FIELDS = [
        'name',
    ];

    /**
     * @param ?string $name
     */
    public function __construct(
        ?string $name = null,
    ) {
        parent::__construct([
            'name' => $name ?? NotGiven::Value,
        ]);
    }
}
