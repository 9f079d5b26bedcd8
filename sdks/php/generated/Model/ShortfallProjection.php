<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A day on which your Credit is expected to run out.
 *
 * @property-read string $currency The currency of the shortfall.
 *     See `Currency`.
 * @property-read string $short_by The amount that is missing.
 *     Type: `Money`.
 * @property-read string $on First day on which the amount is missing.
 *     Type: `Day`.
 */
final class ShortfallProjection extends Model
{
    protected const FIELDS = [
        'currency',
        'short_by',
        'on',
    ];
}
