<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a send that can be expanded.
 */
final class SendExpansion
{
    /**
     * Expands the recipient of the send.
     */
    public const RECIPIENT = 'recipient';

    /**
     * Expands the program of the send.
     */
    public const PROGRAM = 'program';

    /**
     * Expands the reward of the send.
     */
    public const REWARD = 'reward';

    /**
     * Expands the batch of the send.
     */
    public const BATCH = 'batch';
}
