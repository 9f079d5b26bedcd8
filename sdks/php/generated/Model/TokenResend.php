<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Power token that is being resent to the customer.
 *
 * @property-read string $object Always `token_resend`.
 * @property-read int $created Time of the request to resend.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $send ID of the send.
 *     Type: `SendId`.
 * @property-read list<string> $channels Channels used: SMS, and email if the sale has a
 *     `token_email`.
 * @property-read string $to_masked Masked phone number that receives the token again: the
 *     `token_phone` of the sale. Type: `MaskedPhone`.
 * @property-read ?string $email_masked Masked email address that receives the token again; null if
 *     the sale has no `token_email`. Type: `MaskedEmail`.
 * @property-read string $status Delivery status of the resent token.
 *     See `TokenResendStatus`.
 * @property-read int $remaining_today Number of times that this token can still be resent within 24
 *     hours.
 */
final class TokenResend extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'send',
        'channels',
        'to_masked',
        'email_masked',
        'status',
        'remaining_today',
    ];
}
