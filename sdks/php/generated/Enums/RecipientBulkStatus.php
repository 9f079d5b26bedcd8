<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Outcome of one line.
 */
final class RecipientBulkStatus
{
    /**
     * A new recipient was created.
     */
    public const CREATED = 'created';

    /**
     * The existing recipient was updated.
     */
    public const UPDATED = 'updated';

    /**
     * The existing recipient already had these values.
     */
    public const UNCHANGED = 'unchanged';

    /**
     * Nothing was written. See `error` for the reason.
     */
    public const FAILED = 'failed';
}
