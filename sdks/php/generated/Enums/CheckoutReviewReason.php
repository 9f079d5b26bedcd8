<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason our staff are reviewing a session.
 */
final class CheckoutReviewReason
{
    /**
     * The payment may be fraudulent.
     */
    public const FRAUD_CHECK = 'fraud_check';

    /**
     * The amount paid differs from the amount requested.
     */
    public const AMOUNT_MISMATCH = 'amount_mismatch';

    /**
     * The purchase could not be delivered.
     */
    public const SEND_FAILED = 'send_failed';
}
