<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Recent delivery performance of an endpoint.
 *
 * @property-read ?int $last_success_at Time of the last successful attempt. Null if there was none.
 *     Type: `UnixTime`.
 * @property-read ?int $last_failure_at Time of the last failed attempt. Null if there was none.
 *     Type: `UnixTime`.
 * @property-read ?int $failing_since Time since which every attempt has failed. Null if the latest
 *     attempt succeeded. Type: `UnixTime`.
 * @property-read ?string $success_rate_24h Share of the attempts of the last 24 hours that
 *     succeeded. Null without attempts. Type: `Share`.
 * @property-read int $pending Number of deliveries waiting for their first or next attempt.
 *     Type: `Count`.
 */
final class WebhookHealth extends Model
{
    protected const FIELDS = [
        'last_success_at',
        'last_failure_at',
        'failing_since',
        'success_rate_24h',
        'pending',
    ];
}
