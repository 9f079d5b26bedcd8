<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Currency of a batch.
 */
final class BatchCurrency
{
    /**
     * All lines are in United States dollars.
     */
    public const USD = 'USD';

    /**
     * All lines are in Zimbabwe Gold.
     */
    public const ZWG = 'ZWG';

    /**
     * The lines are in both currencies.
     */
    public const MIXED = 'mixed';
}
