<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed disputes that can be expanded.
 */
final class DisputeListExpansion
{
    /**
     * Expand `send` of each dispute into the full send.
     */
    public const DATA_SEND = 'data.send';
}
