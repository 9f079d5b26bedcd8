<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * How far to move the test clock.
 *
 * @property-read int $seconds Seconds to move the clock: 1 second to 400 days, and never more than
 *     20 years ahead of real time in total.
 */
final class TestClockAdvance extends Model
{
    protected const FIELDS = [
        'seconds',
    ];

    /**
     * @param int $seconds
     */
    public function __construct(
        int $seconds,
    ) {
        parent::__construct([
            'seconds' => $seconds,
        ]);
    }
}
