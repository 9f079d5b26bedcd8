<?php

declare(strict_types=1);

namespace Svc\Till;

use Svc\Exception\SvcException;
use Svc\Model\Send;

/**
 * It may have been sold. Do not sell it again; ask again under the same number.
 */
final class Unknown
{
    /**
     * @param Send|null $send Null when the service could not be asked, or answered no sale.
     * @param SvcException|null $error Why it could not be asked.
     */
    public function __construct(
        public readonly string $number,
        public readonly ?Send $send,
        public readonly ?SvcException $error,
    ) {
    }
}
