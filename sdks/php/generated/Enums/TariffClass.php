<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Tariff class of a meter.
 */
final class TariffClass
{
    /**
     * Domestic: a household uses the electricity.
     */
    public const DOMESTIC = 'domestic';

    /**
     * Commercial: a business uses the electricity.
     */
    public const COMMERCIAL = 'commercial';

    /**
     * The utility does not report the class.
     */
    public const UNKNOWN = 'unknown';
}
