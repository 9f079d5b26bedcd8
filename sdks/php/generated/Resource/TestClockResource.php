<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\TestClock;
use Svc\RequestOptions;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->test->clock`.
 */
final class TestClockResource extends Resource
{
    /**
     * Move the test clock forward.
     *
     * Moves the clock of the test account forward, never back. Everything that comes due is done:
     * scheduled sends are dispatched, attempts are repeated, keys expire, caps reset. Rate limits
     * and signatures use real time. The response waits up to 5 seconds until everything due has
     * been done, including webhook deliveries; `still_running` lists what is not finished by then.
     * The clock can be at most 20 years (631,152,000 seconds) ahead of real time; moving it further
     * returns `parameter_invalid` for `seconds`. The live account is not affected. Requires a test
     * key.
     *
     * In test mode only.
     *
     * @param int $seconds Seconds to move the clock: 1 second to 400 days, and never more than 20
     *     years ahead of real time in total.
     */
    public function advance(
        int $seconds,
        ?RequestOptions $requestOptions = null,
    ): TestClock {
        return $this->callJson('test.clock.advance', [], [
            'seconds' => $seconds,
        ], $requestOptions);
    }

    /**
     * Retrieve the test clock.
     *
     * Returns the clock of the test account. It runs at the pace of real time, ahead by as much as
     * it was moved. `still_running` lists work that is due and not finished. Requires a test key.
     *
     * In test mode only.
     */
    public function get(?RequestOptions $requestOptions = null): TestClock
    {
        return $this->callJson('test.clock.get', [], [], $requestOptions);
    }
}
