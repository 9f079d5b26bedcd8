<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Whether anything is sold in live mode.
 */
final class LiveSalesStatus
{
    /**
     * At least one product is sold.
     */
    public const OPEN = 'open';

    /**
     * No supplier is connected: nothing is sold, and top-ups return an error.
     */
    public const CLOSED = 'closed';
}
