<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a webhook endpoint.
 */
final class WebhookEndpointStatus
{
    /**
     * Events are sent to the endpoint.
     */
    public const ENABLED = 'enabled';

    /**
     * No events are sent; `disabled_reason` says why.
     */
    public const DISABLED = 'disabled';
}
