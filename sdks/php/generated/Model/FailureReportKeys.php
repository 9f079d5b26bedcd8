<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Dimension values shared by the sends of a row.
 *
 * @property-read ?string $failure_code Reason the sends failed. Null if unknown.
 *     See `SendFailureCode`.
 * @property-read ?string $network Network of the sends. Null if unknown.
 *     Type: `NetworkId`.
 */
final class FailureReportKeys extends Model
{
    protected const FIELDS = [
        'failure_code',
        'network',
    ];
}
