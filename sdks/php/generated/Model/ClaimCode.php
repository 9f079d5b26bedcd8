<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Confirms that a claim code was sent, provided the number is allowed to claim the link.
 *
 * @property-read string $object Always `claim_code`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read bool $sent Always true, whether or not the number is allowed to claim.
 * @property-read string $to_masked Phone number the code was sent to, partially masked.
 *     Type: `MaskedPhone`.
 * @property-read int $expires_in Number of seconds for which the code is valid.
 *     Type: `Seconds`.
 * @property-read int $resend_in Number of seconds before another code can be requested.
 *     Type: `Seconds`.
 */
final class ClaimCode extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'sent',
        'to_masked',
        'expires_in',
        'resend_in',
    ];
}
