<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * One of the tokens of a power send. Enter them in the order of `sequence`.
 *
 * @property-read int $sequence Position in the order of entry, from 1.
 * @property-read string $kind Purpose of the token.
 *     See `TokenKind`.
 * @property-read string $token The token, masked without `tokens:read`.
 *     Type: `PowerToken`.
 * @property-read ?string $units_kwh Kilowatt hours that the token adds. Null when it adds none.
 *     Type: `Units`.
 */
final class SendToken extends Model
{
    protected const FIELDS = [
        'sequence',
        'kind',
        'token',
        'units_kwh',
    ];

    protected const SECRETS = [
        'token',
    ];
}
