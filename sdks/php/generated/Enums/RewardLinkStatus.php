<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a reward link.
 */
final class RewardLinkStatus
{
    /**
     * Nobody has opened the link yet.
     */
    public const CREATED = 'created';

    /**
     * Someone has opened the link. Claiming it without opening it first opens it too.
     */
    public const OPENED = 'opened';

    /**
     * Someone claimed the link, and it became a reward.
     */
    public const CLAIMED = 'claimed';

    /**
     * The link expired, and its budget returned.
     */
    public const EXPIRED = 'expired';

    /**
     * The link was revoked, and its budget returned.
     */
    public const REVOKED = 'revoked';
}
