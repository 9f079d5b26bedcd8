<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a dispute that can be expanded.
 */
final class DisputeExpansion
{
    /**
     * Expand `send` into the full send.
     */
    public const SEND = 'send';
}
