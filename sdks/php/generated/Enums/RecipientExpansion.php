<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a recipient that can be expanded.
 */
final class RecipientExpansion
{
    /**
     * Expand `cost_center` into the full cost centre.
     */
    public const COST_CENTER = 'cost_center';
}
