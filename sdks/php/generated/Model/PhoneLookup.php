<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What the digits of a phone number reveal about it.
 *
 * @property-read string $object Always `phone_lookup`.
 * @property-read int $created Time at which the number was looked up.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $input The phone number exactly as you sent it.
 *     Type: `PhoneText`.
 * @property-read ?string $e164 The number in E.164 format. Null if it is not valid.
 *     Type: `Phone`.
 * @property-read ?string $national The number in national format, such as `077 123 4567`. Null if
 *     it is not valid. Type: `PhoneText`.
 * @property-read bool $valid Whether the number is a valid Zimbabwean mobile number.
 * @property-read string $line_type Type of the phone line.
 *     See `LineType`.
 * @property-read ?string $network ID of the network that the prefix belongs to. Null if no
 *     supported network uses the prefix. Type: `NetworkId`.
 * @property-read LookupProducts $products Products that can be sold to the number.
 * @property-read bool $blocked Whether the number is on your blocklist. Sales to it return an
 *     error.
 * @property-read ?string $recipient ID of your recipient with this number. Null if there is none.
 *     Type: `RecipientId`.
 */
final class PhoneLookup extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'input',
        'e164',
        'national',
        'valid',
        'line_type',
        'network',
        'products',
        'blocked',
        'recipient',
    ];

    protected const CODECS = [
        'products' => LookupProducts::class,
    ];
}
