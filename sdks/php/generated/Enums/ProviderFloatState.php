<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Whether our stock with a supplier is sufficient.
 */
final class ProviderFloatState
{
    /**
     * The stock is sufficient for all lines.
     */
    public const SUFFICIENT = 'sufficient';

    /**
     * The stock may be too low, and some lines may be sent later.
     */
    public const LOW = 'low';

    /**
     * The level of stock is not known.
     */
    public const UNKNOWN = 'unknown';
}
