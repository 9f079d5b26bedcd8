<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A data bundle, sold at a fixed price.
 *
 * @property-read string $id ID of the bundle.
 *     Type: `BundleId`.
 * @property-read string $object Always `bundle`.
 * @property-read int $created Time at which the bundle was added to the catalogue.
 *     Type: `UnixTime`.
 * @property-read bool $livemode True in live mode, false in test mode.
 * @property-read string $product ID of the product that the bundle belongs to.
 *     Type: `ProductId`.
 * @property-read string $network ID of the network that delivers the bundle.
 *     Type: `NetworkId`.
 * @property-read string $name Name of the bundle.
 *     Type: `Label`.
 * @property-read string $description What the customer receives, in one sentence.
 *     Type: `Note`.
 * @property-read string $amount Price of the bundle: the face value.
 *     Type: `Money`.
 * @property-read string $currency The currency of `amount`.
 *     See `Currency`.
 * @property-read ?int $validity_hours How long the bundle is valid, in hours. Null if it does not
 *     expire.
 * @property-read ?int $data_mb Data in megabytes. Null if the bundle is not measured in megabytes.
 * @property-read string $category Category of the bundle.
 *     See `BundleCategory`.
 * @property-read bool $available Whether the bundle can be sold now.
 * @property-read bool $simulated Whether the bundle is simulated for test mode.
 */
final class Bundle extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'product',
        'network',
        'name',
        'description',
        'amount',
        'currency',
        'validity_hours',
        'data_mb',
        'category',
        'available',
        'simulated',
    ];
}
