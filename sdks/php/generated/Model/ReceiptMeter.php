<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Meter shown on a receipt.
 *
 * @property-read string $number Number of the meter.
 *     Type: `MeterNumber`.
 * @property-read ?string $name_masked Name of the meter's owner, masked.
 * @property-read ?string $suburb Suburb of the meter, never its full address.
 */
final class ReceiptMeter extends Model
{
    protected const FIELDS = [
        'number',
        'name_masked',
        'suburb',
    ];
}
