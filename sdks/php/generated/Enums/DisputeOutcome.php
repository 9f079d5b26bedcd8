<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Outcome of a dispute.
 */
final class DisputeOutcome
{
    /**
     * The network proved that the send was delivered.
     */
    public const DELIVERED_CONFIRMED = 'delivered_confirmed';

    /**
     * The power token was sent again.
     */
    public const TOKEN_RESENT = 'token_resent';

    /**
     * The send was not delivered, and its Credit was returned.
     */
    public const NOT_DELIVERED_CREDITED = 'not_delivered_credited';

    /**
     * The send remains delivered, and Credit was added as a goodwill gesture.
     */
    public const GOODWILL_CREDIT = 'goodwill_credit';

    /**
     * The dispute was rejected.
     */
    public const REJECTED = 'rejected';
}
