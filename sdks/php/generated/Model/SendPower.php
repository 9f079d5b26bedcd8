<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Electricity details of a send.
 *
 * @property-read string $meter Number of the meter.
 *     Type: `MeterNumber`.
 * @property-read ?string $name_masked Name of the meter's owner, masked.
 * @property-read ?string $suburb Suburb of the meter, never its full address.
 * @property-read string $confirmation How surely the meter was confirmed.
 *     See `MeterConfirmation`.
 * @property-read ?int $confirmed_at Time at which the meter was confirmed.
 *     Type: `UnixTime`.
 * @property-read ?string $token_phone Phone number that receives the token.
 *     Type: `Phone`.
 * @property-read ?string $token_email Email address that receives the token.
 *     Type: `Email`.
 * @property-read string $token_status Delivery status of the message with the token.
 *     See `TokenStatus`.
 * @property-read list<SendToken> $tokens Tokens in the order of entry. Empty until delivered.
 * @property-read ?string $units_kwh Kilowatt hours bought with the amount.
 *     Type: `Units`.
 * @property-read ?PowerBreakdown $breakdown Breakdown of the amount paid. Null until known.
 * @property-read ?string $utility_reference The utility's own number of the purchase.
 *     `provider_reference` is that of the supplier through which it was bought. Null until
 *     delivered.
 */
final class SendPower extends Model
{
    protected const FIELDS = [
        'meter',
        'name_masked',
        'suburb',
        'confirmation',
        'confirmed_at',
        'token_phone',
        'token_email',
        'token_status',
        'tokens',
        'units_kwh',
        'breakdown',
        'utility_reference',
    ];

    protected const CODECS = [
        'tokens' => [SendToken::class],
        'breakdown' => PowerBreakdown::class,
    ];
}
