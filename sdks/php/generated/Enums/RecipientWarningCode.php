<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason for a warning about a line.
 */
final class RecipientWarningCode
{
    /**
     * Another recipient or an earlier line has the same phone number.
     */
    public const DUPLICATE_PHONE = 'duplicate_phone';
}
