<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Performance of the networks over a range of days.
 *
 * @property-read string $object Always `status_history`.
 * @property-read int $created Time at which this history was computed.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $from First day of the range.
 *     Type: `Day`.
 * @property-read string $to Last day of the range.
 *     Type: `Day`.
 * @property-read list<StatusDay> $days Performance on each day, oldest first.
 */
final class StatusHistory extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'from',
        'to',
        'days',
    ];

    protected const CODECS = [
        'days' => [StatusDay::class],
    ];
}
