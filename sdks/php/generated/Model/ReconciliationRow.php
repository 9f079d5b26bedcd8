<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The day of one till.
 *
 * @property-read ReconciliationKeys $keys Dimension values of the row.
 * @property-read ?string $label Label of the key. Null if not set.
 *     Type: `Label`.
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read StatementSends $opened Sends created on the day.
 * @property-read StatementSends $delivered Sends that were delivered.
 * @property-read StatementSends $returned Sends that failed or were cancelled. Their Credit was
 *     returned.
 * @property-read StatementSends $unresolved Sends that are in progress, queued, unknown or under
 *     review. Do not sell these again.
 */
final class ReconciliationRow extends Model
{
    protected const FIELDS = [
        'keys',
        'label',
        'currency',
        'opened',
        'delivered',
        'returned',
        'unresolved',
    ];

    protected const CODECS = [
        'keys' => ReconciliationKeys::class,
        'opened' => StatementSends::class,
        'delivered' => StatementSends::class,
        'returned' => StatementSends::class,
        'unresolved' => StatementSends::class,
    ];
}
