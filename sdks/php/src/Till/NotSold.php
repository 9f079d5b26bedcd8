<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Model\Send;

/**
 * Nothing was sold, or it was credited. Refund, or sell again under a new number.
 */
final class NotSold
{
    /**
     * @param string $code The `failure_code`, the code of the refusal, `not_sent` or `number_used`.
     */
    public function __construct(
        public readonly string $number,
        public readonly string $code,
        public readonly string $message,
        public readonly ?Send $send,
    ) {
    }
}
