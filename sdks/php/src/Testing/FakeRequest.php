<?php

declare(strict_types=1);

namespace Svc\Testing;

use Svc\Headers;

/**
 * What the fake transport was asked.
 */
final class FakeRequest
{
    /**
     * @param string $operation The method that was called, such as `sends.create`.
     * @param string $path With the query; from the base path on.
     * @param array<string, mixed>|null $body The parsed body; null without one.
     * @param string|null $rawBody The body as it was sent.
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $method,
        public readonly string $path,
        public readonly Headers $headers,
        public readonly ?array $body,
        public readonly ?string $rawBody,
    ) {
    }
}
