<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Breakdown of the amount paid for electricity.
 *
 * @property-read string $energy Amount spent on electricity.
 *     Type: `Money`.
 * @property-read string $levy Rural electrification levy included in the amount.
 *     Type: `Money`.
 * @property-read string $tax Tax included in the amount.
 *     Type: `Money`.
 * @property-read string $arrears Debt that the utility deducted.
 *     Type: `Money`.
 * @property-read string $fee Fee charged by the utility.
 *     Type: `Money`.
 */
final class PowerBreakdown extends Model
{
    protected const FIELDS = [
        'energy',
        'levy',
        'tax',
        'arrears',
        'fee',
    ];
}
