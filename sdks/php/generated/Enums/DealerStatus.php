<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Progress of a business toward the dealer tier.
 */
final class DealerStatus
{
    /**
     * The business has not applied.
     */
    public const NONE = 'none';

    /**
     * Our staff are reviewing the application.
     */
    public const APPLIED = 'applied';

    /**
     * The business buys below face value.
     */
    public const APPROVED = 'approved';
}
