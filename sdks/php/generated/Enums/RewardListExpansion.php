<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed rewards that can be expanded.
 */
final class RewardListExpansion
{
    /**
     * Expand `program` of each reward into the full program.
     */
    public const DATA_PROGRAM = 'data.program';

    /**
     * Expand `recipient` of each reward into the full recipient.
     */
    public const DATA_RECIPIENT = 'data.recipient';

    /**
     * Expand `send` of each reward into the full send.
     */
    public const DATA_SEND = 'data.send';

    /**
     * Expand `link` of each reward into the full link.
     */
    public const DATA_LINK = 'data.link';
}
