<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason a top-up failed.
 */
final class TopupFailureCode
{
    /**
     * The payer's bank declined the card.
     */
    public const CARD_DECLINED = 'card_declined';

    /**
     * The payer cancelled the payment.
     */
    public const CANCELLED = 'cancelled';

    /**
     * The payer's bank did not respond in time.
     */
    public const TIMEOUT = 'timeout';

    /**
     * The card paid a different amount than requested, and the money was returned.
     */
    public const AMOUNT_MISMATCH = 'amount_mismatch';

    /**
     * The payment provider had an error.
     */
    public const PROVIDER_ERROR = 'provider_error';
}
