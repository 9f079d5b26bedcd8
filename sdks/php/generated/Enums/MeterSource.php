<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Where a meter confirmation comes from.
 */
final class MeterSource
{
    /**
     * The utility, at this request.
     */
    public const UTILITY = 'utility';

    /**
     * The utility, less than ten minutes ago.
     */
    public const CACHE = 'cache';
}
