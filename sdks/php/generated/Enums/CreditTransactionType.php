<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of a Credit transaction.
 */
final class CreditTransactionType
{
    /**
     * Credit charged for a send.
     */
    public const SEND = 'send';

    /**
     * Credit returned from a failed or cancelled send.
     */
    public const SEND_CREDIT_BACK = 'send_credit_back';

    /**
     * Credit added by a top-up.
     */
    public const TOPUP = 'topup';

    /**
     * Credit reserved for a batch or program.
     */
    public const RESERVATION = 'reservation';

    /**
     * Reserved Credit made available again.
     */
    public const RESERVATION_RELEASE = 'reservation_release';

    /**
     * Credit charged for a reward.
     */
    public const REWARD = 'reward';

    /**
     * Credit returned from a reward.
     */
    public const REWARD_RETURN = 'reward_return';

    /**
     * Payment of a checkout whose send was not created.
     */
    public const CHECKOUT_CREDIT = 'checkout_credit';

    /**
     * Correction made by our staff.
     */
    public const ADJUSTMENT = 'adjustment';

    /**
     * Credit granted to a test account.
     */
    public const TEST_GRANT = 'test_grant';
}
