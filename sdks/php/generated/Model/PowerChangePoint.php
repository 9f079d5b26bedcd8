<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A day on which the price changed.
 *
 * @property-read string $date First day of the new price.
 *     Type: `Day`.
 * @property-read string $from Median price before the change.
 *     Type: `UnitPrice`.
 * @property-read string $to Median price after the change.
 *     Type: `UnitPrice`.
 */
final class PowerChangePoint extends Model
{
    protected const FIELDS = [
        'date',
        'from',
        'to',
    ];
}
