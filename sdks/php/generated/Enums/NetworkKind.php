<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of a network.
 */
final class NetworkKind
{
    /**
     * Mobile: delivers airtime and data.
     */
    public const MOBILE = 'mobile';

    /**
     * Electricity: delivers power tokens.
     */
    public const POWER = 'power';
}
