<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * State of the electricity utility.
 */
final class UtilityState
{
    /**
     * The utility responds and sells tokens.
     */
    public const UP = 'up';

    /**
     * National outage: meters cannot be confirmed, and power sends wait or fail.
     */
    public const DOWN = 'down';
}
