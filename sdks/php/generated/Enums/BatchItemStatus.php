<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a batch line.
 */
final class BatchItemStatus
{
    /**
     * A check failed when the batch was created; `error` says which. The line is never sent.
     */
    public const INVALID = 'invalid';

    /**
     * Credit was insufficient for the line, and the batch continued without it.
     */
    public const SKIPPED = 'skipped';

    /**
     * The line is waiting to be sent.
     */
    public const PENDING = 'pending';

    /**
     * The send of the line was created and has not ended.
     */
    public const SENDING = 'sending';

    /**
     * The send of the line was delivered.
     */
    public const DELIVERED = 'delivered';

    /**
     * The line could not be sold, or its send failed; `error` or `failure_code` says why.
     */
    public const FAILED = 'failed';

    /**
     * The send had not ended one day after the batch started. Follow the send itself.
     */
    public const UNRESOLVED = 'unresolved';

    /**
     * The batch stopped for insufficient Credit before this line was sent.
     */
    public const UNSENT = 'unsent';

    /**
     * The batch or its send was cancelled before dispatch.
     */
    public const CANCELLED = 'cancelled';
}
