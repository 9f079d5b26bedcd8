<?php

declare(strict_types=1);

namespace Svc;

/**
 * What a hook is shown of a try when it is over.
 */
final class ResponseAttempt
{
    /**
     * @param int|null $status Null when no answer came.
     * @param float $elapsed Seconds.
     * @param float|null $retryIn Seconds until the next try; null when there is none.
     */
    public function __construct(
        public readonly RequestAttempt $request,
        public readonly ?int $status,
        public readonly ?string $requestId,
        public readonly float $elapsed,
        public readonly ?float $retryIn,
    ) {
    }
}
