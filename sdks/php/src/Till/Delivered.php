<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Model\Send;

/**
 * Done: hand over the receipt or the token.
 */
final class Delivered
{
    public function __construct(
        public readonly string $number,
        public readonly Send $send,
    ) {
    }
}
