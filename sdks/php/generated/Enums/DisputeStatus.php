<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a dispute.
 */
final class DisputeStatus
{
    /**
     * Our staff are investigating the dispute.
     */
    public const OPENED = 'opened';

    /**
     * The dispute is resolved; `outcome` says how.
     */
    public const RESOLVED = 'resolved';
}
