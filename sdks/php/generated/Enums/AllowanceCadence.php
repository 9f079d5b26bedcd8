<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How often an allowance is sent.
 */
final class AllowanceCadence
{
    /**
     * Every week, on `day` 1 (Monday) to 7 (Sunday).
     */
    public const WEEKLY = 'weekly';

    /**
     * Every month, on `day` 1 to 31, or the last day of shorter months.
     */
    public const MONTHLY = 'monthly';
}
