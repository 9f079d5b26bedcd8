<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * A permission of an API key.
 */
final class KeyScope
{
    /**
     * Read networks and products.
     */
    public const CATALOG_READ = 'catalog:read';

    /**
     * Look up phone numbers and meters, and create quotes.
     */
    public const LOOKUPS_READ = 'lookups:read';

    /**
     * Read sends, batches, schedules, disputes and checkout sessions.
     */
    public const SENDS_READ = 'sends:read';

    /**
     * Create, cancel and change sends, and open disputes and checkout sessions.
     */
    public const SENDS_WRITE = 'sends:write';

    /**
     * Read power tokens in clear text.
     */
    public const TOKENS_READ = 'tokens:read';

    /**
     * Create, cancel and approve batches.
     */
    public const BATCHES_WRITE = 'batches:write';

    /**
     * Create and change schedules.
     */
    public const SCHEDULES_WRITE = 'schedules:write';

    /**
     * Read Credit and statements.
     */
    public const CREDIT_READ = 'credit:read';

    /**
     * Top up your Credit.
     */
    public const CREDIT_TOPUP = 'credit:topup';

    /**
     * Read recipients, groups and cost centres.
     */
    public const RECIPIENTS_READ = 'recipients:read';

    /**
     * Create and change recipients, groups and cost centres.
     */
    public const RECIPIENTS_WRITE = 'recipients:write';

    /**
     * Read rewards, reward links and reviews.
     */
    public const REWARDS_READ = 'rewards:read';

    /**
     * Create rewards and reward links.
     */
    public const REWARDS_WRITE = 'rewards:write';

    /**
     * Manage programs and decide reviews.
     */
    public const PROGRAMS_MANAGE = 'programs:manage';

    /**
     * Manage webhook endpoints and read events.
     */
    public const WEBHOOKS_MANAGE = 'webhooks:manage';

    /**
     * Read reports, activity and events.
     */
    public const REPORTS_READ = 'reports:read';

    /**
     * Allocate airtime, data and electricity to employees.
     */
    public const WORKFORCE_ADMIN = 'workforce:admin';

    /**
     * Manage family members of the account.
     */
    public const FAMILY_WRITE = 'family:write';

    /**
     * Manage the account, its members and its keys.
     */
    public const ACCOUNT_MANAGE = 'account:manage';
}
