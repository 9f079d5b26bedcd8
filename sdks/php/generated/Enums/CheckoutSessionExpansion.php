<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Fields of a session that can be expanded.
 */
final class CheckoutSessionExpansion
{
    /**
     * Expand `send` into the most recent send.
     */
    public const SEND = 'send';
}
