<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Network;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->networks`.
 */
final class NetworksResource extends Resource
{
    /**
     * List networks.
     *
     * Lists the mobile networks and the electricity utility, with the current state of each. The
     * list is short and has no pages. Use it to show a cashier what can be sold now.
     *
     * Errors: `origin_not_allowed`.
     *
     * @return Page<Network>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        return $this->callPage('networks.list', [], [], $requestOptions);
    }
}
