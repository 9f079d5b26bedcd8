<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Why an endpoint is disabled.
 */
final class WebhookDisabledReason
{
    /**
     * Someone disabled the endpoint.
     */
    public const MANUAL = 'manual';

    /**
     * The endpoint accepted no event for three days.
     */
    public const FAILING = 'failing';
}
