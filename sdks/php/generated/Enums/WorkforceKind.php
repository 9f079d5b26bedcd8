<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of allocation: airtime or power.
 */
final class WorkforceKind
{
    /**
     * Airtime to each person's number, or data if `product_ref` is a bundle.
     */
    public const AIRTIME = 'airtime';

    /**
     * Electricity to each person's meter. The token is sent to the person by SMS.
     */
    public const POWER = 'power';
}
