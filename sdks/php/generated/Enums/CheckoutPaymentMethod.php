<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Payment method the customer used.
 */
final class CheckoutPaymentMethod
{
    /**
     * Paid by debit or credit card.
     */
    public const CARD = 'card';

    /**
     * Paid from a mobile wallet.
     */
    public const MOBILE_MONEY = 'mobile_money';
}
