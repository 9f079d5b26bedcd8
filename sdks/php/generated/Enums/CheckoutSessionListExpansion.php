<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of the listed sessions that can be expanded.
 */
final class CheckoutSessionListExpansion
{
    /**
     * Expand `send` of each session into the most recent send.
     */
    public const DATA_SEND = 'data.send';
}
