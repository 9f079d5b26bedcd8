<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Decision of our staff on a checkout session in review.
 */
final class TestCheckoutAction
{
    /**
     * Staff resend what was paid for.
     */
    public const SEND = 'send';

    /**
     * Staff add the face value to your Credit.
     */
    public const CREDIT = 'credit';
}
