<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of objects to export. Creating and downloading an export also require the read scope of its
 * kind.
 */
final class ExportKind
{
    /**
     * Sends. Requires the scope `sends:read`.
     */
    public const SENDS = 'sends';

    /**
     * Batches. Requires the scope `sends:read`.
     */
    public const BATCHES = 'batches';

    /**
     * Rewards. Requires the scope `rewards:read`.
     */
    public const REWARDS = 'rewards';

    /**
     * Reward links. Requires the scope `rewards:read`; their addresses are null without
     * `rewards:write`.
     */
    public const REWARD_LINKS = 'reward_links';

    /**
     * Credit transactions. Requires the scope `credit:read`.
     */
    public const CREDIT_TRANSACTIONS = 'credit_transactions';

    /**
     * Recipients. Requires the scope `recipients:read`.
     */
    public const RECIPIENTS = 'recipients';

    /**
     * API requests. Requires the scope `account:manage`.
     */
    public const REQUESTS = 'requests';

    /**
     * Events. Requires only `reports:read`.
     */
    public const EVENTS = 'events';
}
