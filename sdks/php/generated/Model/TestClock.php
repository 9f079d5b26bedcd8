<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The clock of a test account, which can be moved forward.
 *
 * @property-read string $object Always `test_clock`.
 * @property-read int $now Current time of the test account.
 *     Type: `UnixTime`.
 * @property-read int $offset_seconds How far the clock is ahead of real time, in seconds: at most
 *     20 years.
 * @property-read list<TestClockWork> $still_running Work that is due and not finished, by kind.
 *     Empty when nothing is due; kinds without work are omitted.
 */
final class TestClock extends Model
{
    protected const FIELDS = [
        'object',
        'now',
        'offset_seconds',
        'still_running',
    ];

    protected const CODECS = [
        'still_running' => [TestClockWork::class],
    ];
}
