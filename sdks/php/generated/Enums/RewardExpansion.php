<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a reward that can be expanded.
 */
final class RewardExpansion
{
    /**
     * Expand `program` into the full program.
     */
    public const PROGRAM = 'program';

    /**
     * Expand `recipient` into the full recipient.
     */
    public const RECIPIENT = 'recipient';

    /**
     * Expand `send` into the full send.
     */
    public const SEND = 'send';

    /**
     * Expand `link` into the full link.
     */
    public const LINK = 'link';
}
