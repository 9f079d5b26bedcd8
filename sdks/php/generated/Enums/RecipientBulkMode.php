<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What to do with lines whose recipient already exists.
 */
final class RecipientBulkMode
{
    /**
     * The line fails with an error.
     */
    public const CREATE = 'create';

    /**
     * The recipient is updated, as `PATCH` would.
     */
    public const UPSERT = 'upsert';
}
