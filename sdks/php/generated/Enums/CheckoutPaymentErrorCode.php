<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason a payment failed.
 */
final class CheckoutPaymentErrorCode
{
    /**
     * The customer's bank declined the card.
     */
    public const CARD_DECLINED = 'card_declined';

    /**
     * The customer cancelled the payment.
     */
    public const CANCELLED = 'cancelled';

    /**
     * The customer's bank did not respond in time.
     */
    public const TIMEOUT = 'timeout';

    /**
     * The payment provider had an error.
     */
    public const PROVIDER_ERROR = 'provider_error';
}
