<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a batch.
 */
final class BatchStatus
{
    /**
     * The batch was created. It is started or requires approval immediately afterwards.
     */
    public const CREATED = 'created';

    /**
     * Above your threshold: an owner or admin other than the creator must approve it.
     */
    public const REQUIRES_APPROVAL = 'requires_approval';

    /**
     * The lines are being sent.
     */
    public const PROCESSING = 'processing';

    /**
     * Every valid line was delivered.
     */
    public const COMPLETED = 'completed';

    /**
     * At least one line was delivered, and at least one was not or is unresolved.
     */
    public const PARTIALLY_COMPLETED = 'partially_completed';

    /**
     * No line of the batch was delivered.
     */
    public const FAILED = 'failed';

    /**
     * Cancelled, or not approved within 72 hours. Lines already dispatched have ended.
     */
    public const CANCELLED = 'cancelled';
}
