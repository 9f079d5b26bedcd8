<?php

declare(strict_types=1);

namespace Svc\Exception;

/**
 * No answer came. After a sale, look for it before you sell again.
 */
class ConnectionException extends SvcException
{
    /**
     * @param bool $maybeSent Whether any try of the request may have been carried out.
     * @param int $attempts How often it was tried.
     * @param string|null $idempotencyKey The key that all tries carried.
     */
    public function __construct(
        string $message,
        public readonly bool $maybeSent,
        public readonly int $attempts,
        public readonly ?string $idempotencyKey = null,
        ?\Throwable $previous = null,
    ) {
        parent::__construct($message, 0, $previous);
    }
}
