<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Outcome of a test payment.
 */
final class TestPaymentOutcome
{
    /**
     * The customer pays the session.
     */
    public const PAID = 'paid';

    /**
     * The card is declined; the session stays open.
     */
    public const FAILED = 'failed';
}
