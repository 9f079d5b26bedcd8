<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Overview;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->overview`.
 */
final class OverviewResource extends Resource
{
    /**
     * Retrieve the overview.
     *
     * Returns the account at a glance: your Credit and how long it lasts, today's sales, the
     * results of each network, the state of your webhook endpoints, and what needs attention. Any
     * key can call it; sections that its scopes do not cover are null. Days are in Harare time.
     */
    public function get(?RequestOptions $requestOptions = null): Overview
    {
        return $this->callJson('overview.get', [], [], $requestOptions);
    }
}
