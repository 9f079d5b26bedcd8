<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The power tokens that a token link revealed.
 *
 * @property-read string $object Always `token_link`.
 * @property-read int $created Time at which the link was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $send ID of the send.
 *     Type: `SendId`.
 * @property-read list<SendToken> $tokens The tokens in clear text, in the order in which they must
 *     be entered.
 * @property-read ?string $units_kwh Units bought, in kilowatt hours. Null if unknown.
 *     Type: `Units`.
 */
final class TokenLink extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'send',
        'tokens',
        'units_kwh',
    ];

    protected const CODECS = [
        'tokens' => [SendToken::class],
    ];
}
