<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a network or a supplier performs.
 */
final class NetworkCondition
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
}
