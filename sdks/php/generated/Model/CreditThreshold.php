<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Available Credit below which an alert is sent.
 *
 * @property-read string $currency Currency of the Credit.
 *     See `Currency`.
 * @property-read string $amount Amount below which the alert is sent.
 *     Type: `Money`.
 */
final class CreditThreshold extends Model
{
    protected const FIELDS = [
        'currency',
        'amount',
    ];
}
