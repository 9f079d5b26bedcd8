<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Why a product cannot be sold.
 */
final class PausedReason
{
    /**
     * The network of the product is down.
     */
    public const NETWORK_DOWN = 'network_down';

    /**
     * Our staff paused the product temporarily.
     */
    public const MAINTENANCE = 'maintenance';

    /**
     * Not sold in this mode yet.
     */
    public const NOT_AVAILABLE_YET = 'not_available_yet';
}
