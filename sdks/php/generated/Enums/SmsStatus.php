<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * SMS delivery status of the message to the customer.
 */
final class SmsStatus
{
    /**
     * No message exists, or it is not due yet.
     */
    public const NONE = 'none';

    /**
     * The message is waiting to be sent.
     */
    public const QUEUED = 'queued';

    /**
     * The SMS gateway accepted the message.
     */
    public const SENT = 'sent';

    /**
     * The message reached the customer.
     */
    public const DELIVERED = 'delivered';

    /**
     * The message could not be delivered.
     */
    public const FAILED = 'failed';

    /**
     * The message may have arrived: the SMS gateway accepted it and reported no delivery within 24
     * hours, or no gateway answered.
     */
    public const UNCONFIRMED = 'unconfirmed';
}
