<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to run a schedule now.
 *
 * @property-read ?bool $again Whether to run even if the schedule has already run today.
 */
final class ScheduleRun extends Model
{
    protected const FIELDS = [
        'again',
    ];

    /**
     * @param ?bool $again
     */
    public function __construct(
        ?bool $again = null,
    ) {
        parent::__construct([
            'again' => $again ?? NotGiven::Value,
        ]);
    }
}
