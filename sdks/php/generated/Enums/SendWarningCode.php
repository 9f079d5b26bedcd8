<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * A point to check before a sale.
 */
final class SendWarningCode
{
    /**
     * The same sale was made recently.
     */
    public const DUPLICATE_RECENT = 'duplicate_recent';

    /**
     * The check digit of the meter number does not match.
     */
    public const METER_CHECKSUM = 'meter_checksum';

    /**
     * Little Credit would remain after the sale.
     */
    public const LOW_CREDIT_AFTER = 'low_credit_after';
}
