<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Channel by which the customer receives a token.
 */
final class TokenChannel
{
    /**
     * Text message to the `token_phone`.
     */
    public const SMS = 'sms';

    /**
     * Email to the `token_email` address.
     */
    public const EMAIL = 'email';
}
