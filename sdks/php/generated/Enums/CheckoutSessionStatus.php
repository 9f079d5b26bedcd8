<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a checkout session.
 */
final class CheckoutSessionStatus
{
    /**
     * The customer has not paid yet.
     */
    public const OPEN = 'open';

    /**
     * The customer paid, and the send is being delivered.
     */
    public const PAID = 'paid';

    /**
     * A person must check the session: the payment is suspicious, or the send failed.
     */
    public const IN_REVIEW = 'in_review';

    /**
     * A new send was created, after the meter was corrected or a review.
     */
    public const RESENT = 'resent';

    /**
     * What the customer paid for was delivered.
     */
    public const FULFILLED = 'fulfilled';

    /**
     * Nothing was delivered; the face value was added to your Credit. Refund your customer.
     */
    public const CREDITED = 'credited';

    /**
     * Nobody paid in time. A late payment still makes the session `paid`.
     */
    public const EXPIRED = 'expired';
}
