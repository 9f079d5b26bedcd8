<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Confirmation level required for the meter of a power send.
 */
final class MeterConfirmMode
{
    /**
     * Returns an error if the utility cannot confirm the meter.
     */
    public const STRICT = 'strict';

    /**
     * Sells without an answer, and confirms the meter before buying the token.
     */
    public const BEST_EFFORT = 'best_effort';
}
