<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Data bundle of a send.
 *
 * @property-read string $id ID of the bundle.
 *     Type: `BundleId`.
 * @property-read string $name Name of the bundle.
 *     Type: `Label`.
 */
final class SendBundle extends Model
{
    protected const FIELDS = [
        'id',
        'name',
    ];
}
