<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an account: whether it can sell.
 */
final class AccountStatus
{
    /**
     * The account can sell.
     */
    public const ACTIVE = 'active';

    /**
     * Suspended by our staff: reads work, writes return an error.
     */
    public const SUSPENDED = 'suspended';

    /**
     * The account is closed permanently.
     */
    public const CLOSED = 'closed';
}
