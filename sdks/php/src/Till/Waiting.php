<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Model\Send;

/**
 * Sold and on its way. The customer need not stay; do not sell it again.
 */
final class Waiting
{
    public function __construct(
        public readonly string $number,
        public readonly Send $send,
    ) {
    }
}
