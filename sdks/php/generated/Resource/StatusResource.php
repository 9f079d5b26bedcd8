<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Status;
use Svc\Model\StatusHistory;
use Svc\NotGiven;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->status`.
 */
final class StatusResource extends Resource
{
    /**
     * Retrieve the network status.
     *
     * Returns how the networks perform now: for each type of sale, the state of the network, the
     * share of attempts that it responded to in the last hour, and the median delivery time. Use it
     * to warn a cashier that a network is slow before the customer pays. To be notified of changes,
     * subscribe to `network.availability.*` and `power.availability.*`. Availability for sale is in
     * `GET /products`: a network can be slow while its products are available. What no supplier
     * sells in this mode is `not_offered`, and does not count for `overall`.
     *
     * Errors: `origin_not_allowed`.
     */
    public function get(?RequestOptions $requestOptions = null): Status
    {
        return $this->callJson('status.get', [], [], $requestOptions);
    }

    /**
     * Retrieve the status history.
     *
     * Returns how the networks performed on past days: how many minutes each was up, degraded and
     * down, and when. `from` and `to` are days in Harare and both are included. Default: the last
     * seven days.
     *
     * Errors: `origin_not_allowed`, `time_out_of_range`.
     *
     * @param ?string $from First day. Default: six days before `to`.
     *     Type: `Day`.
     * @param ?string $to Last day. Default: today in Harare.
     *     Type: `Day`.
     */
    public function getHistory(
        ?string $from = null,
        ?string $to = null,
        ?RequestOptions $requestOptions = null,
    ): StatusHistory {
        return $this->callJson('status.get_history', [], [
            'from' => $from ?? NotGiven::Value,
            'to' => $to ?? NotGiven::Value,
        ], $requestOptions);
    }
}
