<?php

declare(strict_types=1);

namespace Svc\Till;

/**
 * What is known of a sale on this side.
 */
final class SaleRecord
{
    /**
     * @param array<string, mixed> $sale What is sold, as the service reads it.
     * @param float $sentAt Unix seconds at which it was sent last.
     * @param string|null $outcome `delivered` or `not_sold`; null while it is open.
     * @param string|null $send Its id, once that is known for good.
     * @param string|null $code Why it was not sold.
     */
    public function __construct(
        public readonly string $number,
        public readonly array $sale,
        public readonly float $sentAt = 0.0,
        public readonly ?string $outcome = null,
        public readonly ?string $send = null,
        public readonly ?string $code = null,
        public readonly ?string $message = null,
    ) {
    }

    public function sentAt(float $seconds): self
    {
        return new self($this->number, $this->sale, $seconds);
    }

    public function ended(
        string $outcome,
        ?string $send,
        ?string $code = null,
        ?string $message = null,
    ): self {
        $begun = [$this->number, $this->sale, $this->sentAt];
        return new self(...$begun, outcome: $outcome, send: $send, code: $code, message: $message);
    }
}
