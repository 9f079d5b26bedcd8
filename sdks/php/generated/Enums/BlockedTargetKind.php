<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of target that is blocked.
 */
final class BlockedTargetKind
{
    /**
     * A mobile phone number.
     */
    public const PHONE = 'phone';

    /**
     * An electricity meter number.
     */
    public const METER = 'meter';
}
