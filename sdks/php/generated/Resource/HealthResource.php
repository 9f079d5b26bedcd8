<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Health;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->health`.
 */
final class HealthResource extends Resource
{
    /**
     * Check the service's health.
     *
     * Returns the health and the current time of the service. Use it for a load balancer's health
     * check, or to check your own clock. It does not cover the networks or the electricity utility.
     *
     * A process that is shutting down returns 503 `service_unavailable` here while it still serves
     * other requests, so that a load balancer sends new ones elsewhere.
     */
    public function get(?RequestOptions $requestOptions = null): Health
    {
        return $this->callJson('health.get', [], [], $requestOptions);
    }
}
