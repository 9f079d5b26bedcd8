<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Channel by which you receive an alert.
 */
final class AlertChannel
{
    /**
     * Event sent to your webhook endpoints.
     */
    public const WEBHOOK = 'webhook';

    /**
     * Email to the contact of your account.
     */
    public const EMAIL = 'email';

    /**
     * Text message to your support number.
     */
    public const SMS = 'sms';
}
