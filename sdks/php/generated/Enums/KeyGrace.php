<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Grace period of the old secret after a key is rolled.
 */
final class KeyGrace
{
    /**
     * No grace period: the old secret stops working immediately.
     */
    public const V_0 = '0';

    /**
     * A grace period of one hour.
     */
    public const V_1H = '1h';

    /**
     * A grace period of one day.
     */
    public const V_24H = '24h';

    /**
     * A grace period of one week.
     */
    public const V_7D = '7d';
}
