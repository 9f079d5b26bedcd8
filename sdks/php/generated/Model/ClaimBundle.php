<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A data bundle that the person can choose.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `BundleId`.
 * @property-read string $network Network whose numbers can receive the bundle.
 *     Type: `NetworkId`.
 * @property-read string $name Name of the bundle, to show the person.
 *     Type: `Label`.
 * @property-read string $amount Price of the bundle. Never more than the reward.
 *     Type: `Money`.
 */
final class ClaimBundle extends Model
{
    protected const FIELDS = [
        'id',
        'network',
        'name',
        'amount',
    ];
}
