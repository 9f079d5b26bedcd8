<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What can be sent to a family member.
 */
final class FamilySendType
{
    /**
     * Airtime to the phone number.
     */
    public const AIRTIME = 'airtime';

    /**
     * Electricity to the meter. The token is sent to the phone by SMS.
     */
    public const POWER = 'power';
}
