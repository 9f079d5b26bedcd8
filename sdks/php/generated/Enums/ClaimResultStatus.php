<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Progress of a claimed reward, simplified for the person.
 */
final class ClaimResultStatus
{
    /**
     * The reward is on its way.
     */
    public const SENDING = 'sending';

    /**
     * The person has received the reward.
     */
    public const DELIVERED = 'delivered';

    /**
     * The reward is being reviewed first.
     */
    public const HELD = 'held';

    /**
     * The reward could not be sent.
     */
    public const FAILED = 'failed';
}
