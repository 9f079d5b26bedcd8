<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status that a sale would have.
 */
final class SendWouldStatus
{
    /**
     * The send would be dispatched immediately.
     */
    public const PENDING = 'pending';

    /**
     * The send would wait for its scheduled time.
     */
    public const SCHEDULED = 'scheduled';

    /**
     * The send would wait for a person's approval.
     */
    public const REQUIRES_APPROVAL = 'requires_approval';
}
