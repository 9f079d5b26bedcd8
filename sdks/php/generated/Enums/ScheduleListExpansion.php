<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed schedules that can be expanded.
 */
final class ScheduleListExpansion
{
    /**
     * Expand `group` of each schedule into the full group.
     */
    public const DATA_GROUP = 'data.group';
}
