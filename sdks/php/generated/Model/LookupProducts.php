<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Products that can be sold to a phone number.
 *
 * @property-read list<string> $airtime IDs of the airtime products for this number: one for each
 *     currency, or only the one in `currency`.
 * @property-read list<string> $data IDs of the data products for this number: one for each
 *     currency, or only the one in `currency`.
 */
final class LookupProducts extends Model
{
    protected const FIELDS = [
        'airtime',
        'data',
    ];
}
