<?php

declare(strict_types=1);

namespace Svc\Runtime;

/**
 * How far a call has come.
 *
 * @internal
 */
final class RetryState
{
    /**
     * @param int $attempt 1 after the first try.
     * @param float $left Seconds that are left of the whole call.
     */
    public function __construct(
        public readonly Operation $operation,
        public readonly int $attempt,
        public readonly int $maxRetries,
        public readonly float $left,
    ) {
    }
}
