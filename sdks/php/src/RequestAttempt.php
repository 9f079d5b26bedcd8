<?php

declare(strict_types=1);

namespace Svc;

/**
 * What a hook is shown of a try before it is made; secrets are masked.
 */
final class RequestAttempt
{
    /**
     * @param string $operation The method that is called, such as `sends.create`.
     * @param array<string, string> $headers
     * @param int $attempt 1 of the first try.
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly int $attempt,
    ) {
    }
}
