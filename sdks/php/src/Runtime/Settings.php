<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\Hooks;
use Svc\Http\Transport;

/**
 * What a client was made with.
 *
 * @internal
 */
final class Settings
{
    public function __construct(
        public readonly string $address,
        public readonly ApiKey $key,
        public readonly Hooks $hooks,
        public readonly Log $log,
        public readonly Transport $transport,
        public readonly float $timeout,
        public readonly float $connectTimeout,
        public readonly float $readTimeout,
        public readonly int $maxRetries,
    ) {
    }
}
