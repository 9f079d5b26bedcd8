<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Delivery status of a resent token.
 */
final class TokenResendStatus
{
    /**
     * The messages are waiting to be sent. Follow `token_status` of the send.
     */
    public const QUEUED = 'queued';
}
