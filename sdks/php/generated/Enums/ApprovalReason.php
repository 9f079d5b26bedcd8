<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason a person must approve.
 */
final class ApprovalReason
{
    /**
     * The request would exceed the agent's threshold for 24 hours.
     */
    public const OVER_THRESHOLD = 'over_threshold';

    /**
     * The target, `token_phone`, `token_email` or `notify_number` belongs to no recipient and is
     * not on the key's list.
     */
    public const NEW_TARGET = 'new_target';

    /**
     * Both the threshold and the new target.
     */
    public const BOTH = 'both';
}
