<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Why a delivery was created.
 */
final class WebhookTrigger
{
    /**
     * The event happened and was sent.
     */
    public const EVENT = 'event';

    /**
     * Someone redelivered one delivery.
     */
    public const REDELIVERY = 'redelivery';

    /**
     * Someone replayed a range of events.
     */
    public const REPLAY = 'replay';

    /**
     * Someone sent a test event.
     */
    public const TEST = 'test';
}
