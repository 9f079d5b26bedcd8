<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A prepaid electricity meter, as confirmed by the utility.
 *
 * @property-read string $object Always `meter`.
 * @property-read int $created Time at which the meter was looked up.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $number Meter number: 11 digits.
 *     Type: `MeterNumber`.
 * @property-read bool $checksum_valid Whether the check digit is correct. For information only; the
 *     utility decides.
 * @property-read bool $confirmed Whether the utility knows the meter.
 * @property-read ?string $name_masked Masked name of the owner, to read back to the customer.
 * @property-read ?string $suburb Suburb of the meter. The full address is never returned.
 * @property-read ?string $currency The currency in which the utility bills the meter. Null if the
 *     utility does not report it. See `Currency`.
 * @property-read string $tariff_class Tariff class of the meter.
 *     See `TariffClass`.
 * @property-read ?bool $arrears_flag Whether the owner owes the utility a debt. Null if the utility
 *     does not report it.
 * @property-read ?int $confirmed_at Time at which the utility confirmed the meter.
 *     Type: `UnixTime`.
 * @property-read string $source Where the confirmation comes from.
 *     See `MeterSource`.
 */
final class Meter extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'number',
        'checksum_valid',
        'confirmed',
        'name_masked',
        'suburb',
        'currency',
        'tariff_class',
        'arrears_flag',
        'confirmed_at',
        'source',
    ];
}
