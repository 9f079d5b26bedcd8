<?php

declare(strict_types=1);

namespace Svc\Http;

/**
 * No answer, or none that is whole.
 */
final class TransportException extends \RuntimeException
{
    /**
     * @param bool $wasSent Whether the request may have reached the other side.
     */
    public function __construct(
        string $message,
        public readonly bool $wasSent,
        public readonly bool $isTimeout = false,
        public readonly bool $isCancelled = false,
    ) {
        parent::__construct($message);
    }
}
