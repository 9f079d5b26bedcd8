<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Changes to the duplicate guard. Omitted fields keep their value.
 *
 * @property-read ?bool $enabled Whether a sale identical to one of the last `window_seconds`
 *     returns an error.
 * @property-read ?int $window_seconds Length of the comparison window in seconds: up to one day.
 *     Default when the guard is turned on: 300.
 */
final class DuplicateGuardUpdate extends Model
{
    protected const FIELDS = [
        'enabled',
        'window_seconds',
    ];

    /**
     * @param ?bool $enabled
     * @param ?int $window_seconds
     */
    public function __construct(
        ?bool $enabled = null,
        int|null|NotGiven $window_seconds = NotGiven::Value,
    ) {
        parent::__construct([
            'enabled' => $enabled ?? NotGiven::Value,
            'window_seconds' => $window_seconds,
        ]);
    }
}
