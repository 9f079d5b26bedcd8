<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of the sale.
 */
final class SendType
{
    /**
     * Airtime for a mobile number.
     */
    public const AIRTIME = 'airtime';

    /**
     * A mobile data bundle.
     */
    public const DATA = 'data';

    /**
     * A prepaid electricity token.
     */
    public const POWER = 'power';
}
