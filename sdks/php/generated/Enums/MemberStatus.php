<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Whether a member can sign in.
 */
final class MemberStatus
{
    /**
     * The member can sign in.
     */
    public const ACTIVE = 'active';

    /**
     * The member was suspended by our staff.
     */
    public const SUSPENDED = 'suspended';
}
