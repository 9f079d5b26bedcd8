<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a referral.
 */
final class ReferralStatus
{
    /**
     * The friend has not qualified yet.
     */
    public const PENDING = 'pending';

    /**
     * The friend qualified, and the referrer is rewarded.
     */
    public const QUALIFIED = 'qualified';

    /**
     * A review rejected the reward; `reason` says why.
     */
    public const REJECTED = 'rejected';

    /**
     * The friend did not qualify within 90 days.
     */
    public const EXPIRED = 'expired';
}
