<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Which of two moments buys more units.
 */
final class BetterMoment
{
    /**
     * The amount buys more now.
     */
    public const NOW = 'now';

    /**
     * The amount buys more after the reset on the 1st.
     */
    public const AFTER_RESET = 'after_reset';

    /**
     * Both moments buy the same.
     */
    public const SAME = 'same';
}
