<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Format of the events sent to an endpoint.
 */
final class WebhookFormat
{
    /**
     * The event object, as `GET /events` returns it.
     */
    public const SVC = 'svc';

    /**
     * The flat body of the old single webhook URL: the events `order.success`, `order.failed`,
     * `order.unknown` and `order.retrying`, with the header `X-Airtime-Signature`.
     */
    public const LEGACY_AIRTIME = 'legacy_airtime';
}
