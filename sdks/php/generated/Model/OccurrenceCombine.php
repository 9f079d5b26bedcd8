<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Parameters to combine a day with another.
 *
 * @property-read string $into Day whose run this one becomes part of.
 *     Type: `Day`.
 * @property-read ?string $schedule Schedule of that day. Default: this schedule.
 *     Type: `ScheduleId`.
 */
final class OccurrenceCombine extends Model
{
    protected const FIELDS = [
        'into',
        'schedule',
    ];

    /**
     * @param string $into
     * @param ?string $schedule
     */
    public function __construct(
        string $into,
        ?string $schedule = null,
    ) {
        parent::__construct([
            'into' => $into,
            'schedule' => $schedule ?? NotGiven::Value,
        ]);
    }
}
