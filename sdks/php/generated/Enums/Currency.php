<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Currency of Credit. Currencies are never exchanged.
 */
final class Currency
{
    /**
     * United States dollar, written as `USD`.
     */
    public const USD = 'USD';

    /**
     * Zimbabwe Gold, written as `ZWG`.
     */
    public const ZWG = 'ZWG';
}
