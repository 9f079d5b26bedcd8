<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Filter for events by the result of their delivery.
 */
final class EventDeliveryFilter
{
    /**
     * Events that an endpoint of yours should have received and has not.
     */
    public const UNDELIVERED = 'undelivered';

    /**
     * All events, whatever their delivery.
     */
    public const ALL = 'all';
}
