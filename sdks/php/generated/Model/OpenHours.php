<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Hours during which people can check in.
 *
 * @property-read list<int> $days Days of the week to which these hours apply.
 * @property-read string $from Start of the hours, inclusive.
 *     Type: `ClockTime`.
 * @property-read string $to End of the hours, exclusive. If not later than `from`, the hours end
 *     the next day. Type: `ClockTime`.
 */
final class OpenHours extends Model
{
    protected const FIELDS = [
        'days',
        'from',
        'to',
    ];

    /**
     * @param list<int> $days
     * @param string $from
     * @param string $to
     */
    public function __construct(
        array $days,
        string $from,
        string $to,
    ) {
        parent::__construct([
            'days' => $days,
            'from' => $from,
            'to' => $to,
        ]);
    }
}
