<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Mode of an account. Nothing real moves in test mode.
 */
final class Mode
{
    /**
     * No real money and no real airtime.
     */
    public const TEST = 'test';

    /**
     * Real money and real sales.
     */
    public const LIVE = 'live';
}
