<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * What a sale would deliver, and what the customer pays.
 *
 * @property-read string $id ID of the quote.
 *     Type: `QuoteId`.
 * @property-read string $object Always `quote`.
 * @property-read int $created Time at which the quote was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $status Current status: whether a sale can use the quote.
 *     See `QuoteStatus`.
 * @property-read string $product ID of the product.
 *     Type: `ProductId`.
 * @property-read string $type Type of the sale.
 *     See `SendType`.
 * @property-read string $network ID of the network that delivers the sale.
 *     Type: `NetworkId`.
 * @property-read string $target Phone number in E.164 format, or meter number. A sale that uses the
 *     quote is delivered to it. Type: `Target`.
 * @property-read string $amount The face value. A sale that uses the quote can have a different
 *     amount. Type: `Money`.
 * @property-read string $currency The currency. A sale that uses the quote must be in this
 *     currency. See `Currency`.
 * @property-read string $you_pay What the customer pays: always the face value.
 *     Type: `Money`.
 * @property-read ?SendBundle $bundle Data bundle. Null for airtime and power.
 * @property-read ?Meter $meter The confirmed meter. Null for airtime and data.
 * @property-read ?QuotePower $power Units that the amount buys. Null for airtime and data.
 * @property-read int $expires_at Time at which the quote expires: 30 minutes after it was created.
 *     Type: `UnixTime`.
 * @property-read ?string $used_by ID of the send that used the quote. Null if it is unused.
 *     Type: `SendId`.
 */
final class Quote extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'status',
        'product',
        'type',
        'network',
        'target',
        'amount',
        'currency',
        'you_pay',
        'bundle',
        'meter',
        'power',
        'expires_at',
        'used_by',
    ];

    protected const CODECS = [
        'bundle' => SendBundle::class,
        'meter' => Meter::class,
        'power' => QuotePower::class,
    ];
}
