<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of the delivery of an event to an endpoint.
 */
final class WebhookDeliveryStatus
{
    /**
     * The delivery has not been attempted.
     */
    public const PENDING = 'pending';

    /**
     * The endpoint responded with 2xx within 10 seconds.
     */
    public const SUCCEEDED = 'succeeded';

    /**
     * The latest attempt failed; the next one is at `next_attempt_at`.
     */
    public const FAILED = 'failed';

    /**
     * Every attempt failed. Redeliver it, or read the event.
     */
    public const EXHAUSTED = 'exhausted';

    /**
     * The endpoint was disabled before delivery.
     */
    public const SKIPPED = 'skipped';
}
