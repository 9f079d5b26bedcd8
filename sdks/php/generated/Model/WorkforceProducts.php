<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Products that can be allocated.
 *
 * @property-read string $object Always `workforce_products`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read list<Product> $airtime Products of type `airtime`.
 * @property-read list<Product> $power Products of type `power`.
 */
final class WorkforceProducts extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'airtime',
        'power',
    ];

    protected const CODECS = [
        'airtime' => [Product::class],
        'power' => [Product::class],
    ];
}
