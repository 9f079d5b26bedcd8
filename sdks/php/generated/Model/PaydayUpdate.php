<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Changes to the day that schedules use as payday.
 *
 * @property-read ?int $day_of_month Day of the month, 1 to 31; in shorter months, the last day.
 *     Null removes the payday.
 */
final class PaydayUpdate extends Model
{
    protected const FIELDS = [
        'day_of_month',
    ];

    /**
     * @param ?int $day_of_month
     */
    public function __construct(
        ?int $day_of_month,
    ) {
        parent::__construct([
            'day_of_month' => $day_of_month,
        ]);
    }
}
