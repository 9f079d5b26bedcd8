<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * State of the account's webhook endpoints.
 *
 * @property-read int $endpoints Number of webhook endpoints.
 *     Type: `Count`.
 * @property-read int $failing Number of endpoints whose attempts are failing.
 *     Type: `Count`.
 * @property-read int $disabled Number of endpoints that are disabled.
 *     Type: `Count`.
 * @property-read ?int $oldest_undelivered_at Time of the oldest event not yet delivered to its
 *     endpoint. Null if all are delivered. Type: `UnixTime`.
 */
final class OverviewWebhooks extends Model
{
    protected const FIELDS = [
        'endpoints',
        'failing',
        'disabled',
        'oldest_undelivered_at',
    ];
}
