<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status that a test send is advanced to.
 */
final class SendAdvanceTarget
{
    /**
     * The network delivers the send.
     */
    public const DELIVERED = 'delivered';

    /**
     * The network rejects the send.
     */
    public const FAILED = 'failed';

    /**
     * A failed send turns out to be delivered.
     */
    public const LATE_DELIVERED = 'late_delivered';
}
