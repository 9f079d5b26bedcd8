<?php

declare(strict_types=1);

namespace Svc\Testing;

use Svc\Headers;
use Svc\Http\RawResponse;

/**
 * What the fake transport answers.
 *
 * @internal
 */
final class FakeResponse implements RawResponse
{
    public function __construct(private readonly int $status, private readonly string $body)
    {
    }

    public function status(): int
    {
        return $this->status;
    }

    public function headers(): Headers
    {
        return new Headers([['Content-Type', 'application/json'], ['Request-Id', 'req_fake']]);
    }

    public function chunks(): \Generator
    {
        yield $this->body;
    }

    public function close(): void
    {
    }
}
