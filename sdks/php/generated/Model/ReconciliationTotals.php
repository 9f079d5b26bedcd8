<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Totals of all tills in one currency.
 *
 * @property-read string $currency Currency of all amounts.
 *     See `Currency`.
 * @property-read StatementSends $opened Sends created on the day.
 * @property-read StatementSends $delivered Sends that were delivered.
 * @property-read StatementSends $returned Sends that failed or were cancelled. Their Credit was
 *     returned.
 * @property-read StatementSends $unresolved Sends that are in progress, queued, unknown or under
 *     review. Do not sell these again.
 */
final class ReconciliationTotals extends Model
{
    protected const FIELDS = [
        'currency',
        'opened',
        'delivered',
        'returned',
        'unresolved',
    ];

    protected const CODECS = [
        'opened' => StatementSends::class,
        'delivered' => StatementSends::class,
        'returned' => StatementSends::class,
        'unresolved' => StatementSends::class,
    ];
}
