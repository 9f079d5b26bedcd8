<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * An announcement of our staff.
 *
 * @property-read string $text Text of the announcement.
 *     Type: `Note`.
 * @property-read int $from Time from which the announcement applies.
 *     Type: `UnixTime`.
 * @property-read ?int $to Time until which the announcement applies. Null if the end is unknown.
 *     Type: `UnixTime`.
 */
final class StatusMessage extends Model
{
    protected const FIELDS = [
        'text',
        'from',
        'to',
    ];
}
