<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Dimension values of a row.
 *
 * @property-read ?string $api_key API key of the till. Null for sends not created by a key.
 *     Type: `KeyId`.
 */
final class ReconciliationKeys extends Model
{
    protected const FIELDS = [
        'api_key',
    ];
}
