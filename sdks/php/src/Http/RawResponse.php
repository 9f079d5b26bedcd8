<?php

declare(strict_types=1);

namespace Svc\Http;

use Svc\Headers;

/**
 * An answer whose body is still to be read.
 */
interface RawResponse
{
    public function status(): int;

    public function headers(): Headers;

    /**
     * The body as it comes; can be read once.
     *
     * @return \Generator<int, string>
     * @throws TransportException When the rest of it does not come.
     */
    public function chunks(): \Generator;

    /** Ends the transfer, if nobody wants the rest. */
    public function close(): void;
}
