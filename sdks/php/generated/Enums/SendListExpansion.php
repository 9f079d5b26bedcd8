<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of listed sends that can be expanded.
 */
final class SendListExpansion
{
    /**
     * Expands the recipient of each send.
     */
    public const DATA_RECIPIENT = 'data.recipient';

    /**
     * Expands the program of each send.
     */
    public const DATA_PROGRAM = 'data.program';

    /**
     * Expands the reward of each send.
     */
    public const DATA_REWARD = 'data.reward';

    /**
     * Expands the batch of each send.
     */
    public const DATA_BATCH = 'data.batch';
}
