<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Payment method of a top-up.
 */
final class TopupMethod
{
    /**
     * Card or mobile money, on a payment page.
     */
    public const CARD = 'card';

    /**
     * Transfer to our bank account, with a reference.
     */
    public const BANK_TRANSFER = 'bank_transfer';
}
