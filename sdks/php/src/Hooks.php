<?php

declare(strict_types=1);

namespace Svc;

/**
 * Called before and after each try, for logs and measurements.
 */
final class Hooks
{
    /**
     * @param (\Closure(RequestAttempt): void)|null $beforeRequest
     * @param (\Closure(ResponseAttempt): void)|null $afterResponse
     */
    public function __construct(
        public readonly ?\Closure $beforeRequest = null,
        public readonly ?\Closure $afterResponse = null,
    ) {
    }
}
