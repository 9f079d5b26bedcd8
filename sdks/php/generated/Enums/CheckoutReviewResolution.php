<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Outcome of the review of a session.
 */
final class CheckoutReviewResolution
{
    /**
     * The purchase was sent again.
     */
    public const RESENT = 'resent';

    /**
     * The face value was added to your Credit.
     */
    public const CREDITED = 'credited';
}
