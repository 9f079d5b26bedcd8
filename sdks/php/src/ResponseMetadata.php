<?php

declare(strict_types=1);

namespace Svc;

/**
 * How a call was answered.
 */
final class ResponseMetadata
{
    public readonly ?string $requestId;

    /** True when the service answered with what an earlier request with this key had done. */
    public readonly bool $replayed;

    /** The earlier request, when this is a replay. */
    public readonly ?string $originalRequestId;

    /**
     * @param string|null $idempotencyKey The key that all tries of this call carried.
     * @param int $attempts How often it was tried.
     */
    public function __construct(
        public readonly int $status,
        public readonly Headers $headers,
        public readonly ?string $idempotencyKey,
        public readonly int $attempts,
    ) {
        $this->requestId = $headers->get('Request-Id');
        $this->replayed = $headers->get('Idempotent-Replayed') === 'true';
        $this->originalRequestId = $headers->get('Original-Request');
    }
}
