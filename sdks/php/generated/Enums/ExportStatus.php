<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of an export.
 */
final class ExportStatus
{
    /**
     * The file is being created.
     */
    public const PENDING = 'pending';

    /**
     * The file can be downloaded.
     */
    public const READY = 'ready';

    /**
     * The file could not be created; `error` says why. Create another export.
     */
    public const FAILED = 'failed';

    /**
     * The file was deleted after seven days. Create another export.
     */
    public const EXPIRED = 'expired';
}
