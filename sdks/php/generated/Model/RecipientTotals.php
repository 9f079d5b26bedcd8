<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Totals of what a recipient has received.
 *
 * @property-read int $sends Number of sends that were delivered.
 *     Type: `Count`.
 * @property-read array<string, string> $amount Face value of the delivered sends.
 * @property-read ?int $last_send_at Time at which the last send was created. Null if there is none.
 *     Type: `UnixTime`.
 */
final class RecipientTotals extends Model
{
    protected const FIELDS = [
        'sends',
        'amount',
        'last_send_at',
    ];
}
