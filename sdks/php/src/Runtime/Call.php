<?php

declare(strict_types=1);

namespace Svc\Runtime;

use Svc\RequestOptions;

/**
 * A method that was called.
 *
 * @internal
 */
final class Call
{
    /**
     * @param array<string, string> $pathArgs
     * @param array<string, mixed> $params
     */
    public function __construct(
        public readonly Operation $operation,
        public readonly array $pathArgs,
        public readonly array $params,
        public readonly RequestOptions $options,
    ) {
    }
}
