<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The most recent replaced secret of a key that still works.
 *
 * @property-read string $last4 Last four characters of the replaced secret.
 *     Type: `KeySecretEnding`.
 * @property-read int $works_until Time until which the replaced secret works.
 *     Type: `UnixTime`.
 */
final class RolledSecret extends Model
{
    protected const FIELDS = [
        'last4',
        'works_until',
    ];
}
