<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Delivery status of the message with the token.
 */
final class TokenStatus
{
    /**
     * There is no token yet.
     */
    public const NONE = 'none';

    /**
     * The message is waiting to be sent.
     */
    public const PENDING = 'pending';

    /**
     * The SMS gateway accepted the message.
     */
    public const SENT = 'sent';

    /**
     * The message reached the customer.
     */
    public const DELIVERED = 'delivered';

    /**
     * Delivery failed. Send the token again with `resend-token`.
     */
    public const FAILED = 'failed';

    /**
     * The message may have arrived: the SMS gateway reported no delivery within 24 hours, or no
     * gateway answered. Ask the customer before you resend it.
     */
    public const UNCONFIRMED = 'unconfirmed';
}
