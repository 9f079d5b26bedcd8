<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\Network;
use Svc\Model\TestCredit;
use Svc\Model\TestReset;
use Svc\Model\ZesaAvailability;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test`.
 *
 * @property-read TestApprovalsResource $approvals
 * @property-read TestCheckoutSessionsResource $checkoutSessions
 * @property-read TestClockResource $clock
 * @property-read TestEventsResource $events
 * @property-read TestRewardLinksResource $rewardLinks
 * @property-read TestSendsResource $sends
 */
final class TestResource extends Resource
{
    protected const CHILDREN = [
        'approvals' => TestApprovalsResource::class,
        'checkoutSessions' => TestCheckoutSessionsResource::class,
        'clock' => TestClockResource::class,
        'events' => TestEventsResource::class,
        'rewardLinks' => TestRewardLinksResource::class,
        'sends' => TestSendsResource::class,
    ];

    /**
     * Add test Credit.
     *
     * Adds Credit to the test account immediately. Use it when a test needs more than the
     * US\$1,000.00 and ZWG 25,000.00 that every test account is topped up to at midnight. The
     * Credit transaction has type `test_grant`. Requires a test key.
     *
     * In test mode only.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_currency`, `invalid_amount`.
     *
     * @param string $currency The currency of `amount`.
     *     Type: `CurrencyInput`.
     * @param string $amount Amount of Credit to add.
     *     Type: `MoneyInput`.
     */
    public function createCredit(
        string $currency,
        string $amount,
        ?RequestOptions $requestOptions = null,
    ): TestCredit {
        return $this->callJson('test.create_credit', [], [
            'currency' => $currency,
            'amount' => $amount,
        ], $requestOptions);
    }

    /**
     * Reset the test account.
     *
     * Resets the test account: removes sends, quotes, rewards, batches, schedules, Credit
     * transactions and events; keeps keys, webhook endpoints and recipients. Your Credit is that of
     * a new test account.
     * Idempotency-Keys and `client_reference`s can be used again, and caps count from zero. The
     * test clock, the audit log and the request log are not reset. Requires a test key.
     *
     * In test mode only.
     */
    public function reset(?RequestOptions $requestOptions = null): TestReset
    {
        return $this->callJson('test.reset', [], [], $requestOptions);
    }

    /**
     * Set a network's availability.
     *
     * Simulates an outage of a mobile network for the test account, or ends it. While the network
     * is `down` it accepts no sends: they are `retrying`, and fail with `network_busy` after 30
     * minutes. When the outage ends, sends that wait are handed over in the order in which they
     * were created. `degraded` changes only what is shown. Other accounts do not notice. Setting
     * the current state changes nothing. Returns 404 `resource_missing` for `power`, which has
     * `POST /test/zesa/availability`. Requires a test key.
     *
     * In test mode only.
     *
     * @param string $network ID of the network: `econet`, `netone` or `telecel`.
     *     Type: `NetworkId`.
     * @param string $state State of the network.
     *     See `NetworkCondition`.
     */
    public function setNetworkAvailability(
        string $network,
        string $state,
        ?RequestOptions $requestOptions = null,
    ): Network {
        return $this->callJson('test.set_network_availability', [
            'network' => $network,
        ], [
            'state' => $state,
        ], $requestOptions);
    }

    /**
     * Set the utility's availability.
     *
     * Simulates a national outage of the electricity utility for the test account, or ends it.
     * During the outage meters cannot be confirmed, and power sends wait in the queue or fail,
     * depending on their `on_zesa_down`. When it ends, queued sends are dispatched in the order in
     * which they were created. Setting the current state changes nothing. Requires a test key.
     *
     * In test mode only.
     *
     * @param string $state State of the utility.
     *     See `UtilityState`.
     */
    public function setZesaAvailability(
        string $state,
        ?RequestOptions $requestOptions = null,
    ): ZesaAvailability {
        return $this->callJson('test.set_zesa_availability', [], [
            'state' => $state,
        ], $requestOptions);
    }
}
