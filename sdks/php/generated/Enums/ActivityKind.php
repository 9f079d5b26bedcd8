<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Source of an entry in the activity feed.
 */
final class ActivityKind
{
    /**
     * An event of an object.
     */
    public const EVENT = 'event';

    /**
     * An entry of the audit log. Only for keys with `account:manage`.
     */
    public const AUDIT = 'audit';
}
