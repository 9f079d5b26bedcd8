<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Purpose of a power token.
 */
final class TokenKind
{
    /**
     * Adds units to the meter.
     */
    public const CREDIT = 'credit';

    /**
     * Changes the meter's key. Enter it before the credit token.
     */
    public const KEY_CHANGE = 'key_change';

    /**
     * Another token that the utility requires.
     */
    public const OTHER = 'other';
}
