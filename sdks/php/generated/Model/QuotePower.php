<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Units that a power quote buys.
 *
 * @property-read PowerUnits $now Units that the amount buys now.
 * @property-read PowerUnitsAfterReset $after_reset Units that the amount buys from the 1st of next
 *     month.
 * @property-read string $note How reliable the estimate is, in one sentence for the cashier.
 *     Type: `Note`.
 */
final class QuotePower extends Model
{
    protected const FIELDS = [
        'now',
        'after_reset',
        'note',
    ];

    protected const CODECS = [
        'now' => PowerUnits::class,
        'after_reset' => PowerUnitsAfterReset::class,
    ];
}
