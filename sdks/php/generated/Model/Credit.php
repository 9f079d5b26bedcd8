<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Your prepaid Credit, one balance for each currency, with no exchange between them.
 *
 * @property-read string $object Always `credit`.
 * @property-read int $created Time of this response.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read CreditBalance $USD Balance in United States dollars.
 * @property-read CreditBalance $ZWG Balance in Zimbabwe Gold.
 * @property-read int $as_of Time at which the balances were read.
 *     Type: `UnixTime`.
 */
final class Credit extends Model implements EventObject
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'USD',
        'ZWG',
        'as_of',
    ];

    protected const CODECS = [
        'USD' => CreditBalance::class,
        'ZWG' => CreditBalance::class,
    ];
}
