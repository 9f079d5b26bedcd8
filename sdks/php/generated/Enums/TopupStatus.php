<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a top-up.
 */
final class TopupStatus
{
    /**
     * Waiting for the payment.
     */
    public const PENDING = 'pending';

    /**
     * The payment arrived and was added to your Credit.
     */
    public const SUCCEEDED = 'succeeded';

    /**
     * The payment failed; `failure_code` says why. Create another top-up. A late payment is still
     * added to your Credit.
     */
    public const FAILED = 'failed';

    /**
     * Not paid in time. A late payment, by card or transfer, is still added to your Credit.
     */
    public const EXPIRED = 'expired';
}
