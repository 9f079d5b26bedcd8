<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason for a warning about a line.
 */
final class BatchWarningCode
{
    /**
     * Another line of the batch has the same target and amount.
     */
    public const DUPLICATE_IN_FILE = 'duplicate_in_file';

    /**
     * The same sale was made recently.
     */
    public const DUPLICATE_RECENT = 'duplicate_recent';
}
