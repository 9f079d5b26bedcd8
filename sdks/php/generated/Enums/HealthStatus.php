<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Health of the service.
 */
final class HealthStatus
{
    /**
     * Requests are served as usual.
     */
    public const OK = 'ok';

    /**
     * Requests are served, but a component is failing.
     */
    public const DEGRADED = 'degraded';
}
