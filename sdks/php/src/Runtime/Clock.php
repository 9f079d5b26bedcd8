<?php

declare(strict_types=1);

namespace Svc\Runtime;

/**
 * A clock that nobody sets, for deadlines and pauses.
 *
 * @internal
 */
final class Clock
{
    /** Seconds between two questions whether the caller has cancelled. */
    private const ASK_EVERY = 0.1;

    public static function now(): float
    {
        return hrtime(true) / 1e9;
    }

    /**
     * Sleeps; true if the whole pause went by, false if the caller has cancelled.
     *
     * @param (\Closure(): bool)|null $isCancelled
     */
    public static function sleep(float $seconds, ?\Closure $isCancelled): bool
    {
        $ends = self::now() + $seconds;
        while (($left = $ends - self::now()) > 0) {
            if ($isCancelled !== null && $isCancelled()) {
                return false;
            }
            $step = $isCancelled === null ? $left : min($left, self::ASK_EVERY);
            usleep((int) ceil($step * 1e6));
        }
        return true;
    }
}
