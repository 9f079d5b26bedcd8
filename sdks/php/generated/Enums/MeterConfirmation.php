<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Confirmation level of a meter.
 */
final class MeterConfirmation
{
    /**
     * The utility confirmed it before the sale.
     */
    public const STRICT = 'strict';

    /**
     * Confirmed after the sale, before the token is bought.
     */
    public const BEST_EFFORT = 'best_effort';

    /**
     * The meter was not confirmed.
     */
    public const NONE = 'none';
}
