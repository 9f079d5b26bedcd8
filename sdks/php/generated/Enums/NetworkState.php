<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Current state of a network.
 */
final class NetworkState
{
    /**
     * The network works as usual.
     */
    public const UP = 'up';

    /**
     * Slow, or failing more often than usual.
     */
    public const DEGRADED = 'degraded';

    /**
     * The network delivers nothing at present.
     */
    public const DOWN = 'down';

    /**
     * Not sold in this mode: no supplier is connected. Sales return an error.
     */
    public const NOT_OFFERED = 'not_offered';
}
