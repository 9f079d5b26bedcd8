<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What to do with a batch that has invalid lines.
 */
final class BatchInvalidChoice
{
    /**
     * Reject the whole batch and write nothing.
     */
    public const REJECT = 'reject';

    /**
     * Send the valid lines and omit the others.
     */
    public const SKIP = 'skip';
}
