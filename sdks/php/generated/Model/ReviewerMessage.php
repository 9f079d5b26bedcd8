<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A message from a reviewer.
 *
 * @property-read int $at Time at which the message was written.
 *     Type: `UnixTime`.
 * @property-read string $text Text of the message.
 */
final class ReviewerMessage extends Model
{
    protected const FIELDS = [
        'at',
        'text',
    ];
}
