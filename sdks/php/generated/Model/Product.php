<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Something you can sell, in one currency, at face value.
 *
 * @property-read string $id ID of the product: `<type>-<currency>`.
 *     Type: `ProductId`.
 * @property-read string $object Always `product`.
 * @property-read int $created Time at which the product was added to the catalogue.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $type Type of the sale.
 *     See `SendType`.
 * @property-read string $currency The currency of the product.
 *     See `Currency`.
 * @property-read ?string $network ID of the network if only one network sells the product.
 *     Otherwise null; see `networks`. Type: `NetworkId`.
 * @property-read string $name Name of the product.
 *     Type: `Label`.
 * @property-read string $min_amount Minimum amount across all networks. A network can have a higher
 *     minimum: check an amount against `networks`.
 *     Type: `Money`.
 * @property-read string $max_amount Maximum amount across all networks. A network can have a lower
 *     maximum: check an amount against `networks`.
 *     Type: `Money`.
 * @property-read string $amount_step Amounts must be a multiple of this.
 *     Type: `Money`.
 * @property-read list<string>|null $denominations The only amounts that can be sold. Null if any
 *     amount within the limits can be sold.
 * @property-read list<ProductNetwork> $networks Limits and availability on each network.
 * @property-read bool $available Whether the product can be sold. False only if every network has
 *     paused it or it is not sold in this mode.
 * @property-read ?int $paused_until Expected end of the pause. Null if the product is not paused or
 *     the end is unknown. Type: `UnixTime`.
 * @property-read list<string> $fields_required Fields of `POST /sends` that are required to sell
 *     this product.
 */
final class Product extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'type',
        'currency',
        'network',
        'name',
        'min_amount',
        'max_amount',
        'amount_step',
        'denominations',
        'networks',
        'available',
        'paused_until',
        'fields_required',
    ];

    protected const CODECS = [
        'networks' => [ProductNetwork::class],
    ];
}
