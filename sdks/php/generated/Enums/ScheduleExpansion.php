<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a schedule that can be expanded.
 */
final class ScheduleExpansion
{
    /**
     * Expand `group` into the full group.
     */
    public const GROUP = 'group';
}
