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
     * @param bool $livemode Whether it is sold in live mode: a key of the other mode must not.
     * @param float $sentAt Unix seconds at which it was sent last.
     * @param string|null $outcome `delivered` or `not_sold`; null while it is open.
     * @param string|null $send Its id, once it is known.
     * @param string|null $code Why it was not sold.
     */
    public function __construct(
        public readonly string $number,
        public readonly array $sale,
        public readonly bool $livemode,
        public readonly float $sentAt = 0.0,
        public readonly ?string $outcome = null,
        public readonly ?string $send = null,
        public readonly ?string $code = null,
        public readonly ?string $message = null,
    ) {
    }

    public function sentAt(float $seconds): self
    {
        return new self($this->number, $this->sale, $this->livemode, $seconds);
    }

    public function made(string $send): self
    {
        $begun = [$this->number, $this->sale, $this->livemode, $this->sentAt];
        return new self(...$begun, send: $send);
    }

    public function ended(
        string $outcome,
        ?string $send,
        ?string $code = null,
        ?string $message = null,
    ): self {
        $begun = [$this->number, $this->sale, $this->livemode, $this->sentAt];
        return new self(...$begun, outcome: $outcome, send: $send, code: $code, message: $message);
    }
}
