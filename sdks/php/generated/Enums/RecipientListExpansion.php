<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed recipients that can be expanded.
 */
final class RecipientListExpansion
{
    /**
     * Expand `cost_center` of each recipient into the full cost centre.
     */
    public const DATA_COST_CENTER = 'data.cost_center';
}
