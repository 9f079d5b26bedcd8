<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an API key.
 */
final class ApiKeyStatus
{
    /**
     * The key works normally.
     */
    public const ACTIVE = 'active';

    /**
     * The key works, and so does a replaced secret during its grace period.
     */
    public const ROLLING = 'rolling';

    /**
     * Someone revoked the key. It never works again.
     */
    public const REVOKED = 'revoked';

    /**
     * The key passed its `expires_at`. It never works again.
     */
    public const EXPIRED = 'expired';
}
