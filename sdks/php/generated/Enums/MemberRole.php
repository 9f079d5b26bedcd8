<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Permissions of a member.
 */
final class MemberRole
{
    /**
     * Can do everything. There is always at least one owner.
     */
    public const OWNER = 'owner';

    /**
     * Can do everything except what concerns owners.
     */
    public const ADMIN = 'admin';

    /**
     * Can sell and build: sends, batches, webhooks, test keys.
     */
    public const DEVELOPER = 'developer';

    /**
     * Can read but not change anything.
     */
    public const VIEWER = 'viewer';
}
