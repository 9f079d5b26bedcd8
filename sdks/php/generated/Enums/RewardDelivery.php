<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a reward is delivered to a person.
 */
final class RewardDelivery
{
    /**
     * Sent directly to the recipient's number or meter.
     */
    public const DIRECT = 'direct';

    /**
     * Claimed by the person with a link.
     */
    public const LINK = 'link';

    /**
     * Claimed with a link, where the person chooses what to receive.
     */
    public const CHOICE = 'choice';
}
