<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed lines that can be expanded.
 */
final class BatchItemListExpansion
{
    /**
     * Expand `send` of each line into the full send.
     */
    public const DATA_SEND = 'data.send';
}
