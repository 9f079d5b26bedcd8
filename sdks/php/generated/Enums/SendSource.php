<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Feature that created a send.
 */
final class SendSource
{
    /**
     * Created by `POST /sends` or by a retry.
     */
    public const API = 'api';

    /**
     * Created by a line of a batch.
     */
    public const BATCH = 'batch';

    /**
     * Created by an occurrence of a schedule.
     */
    public const SCHEDULE = 'schedule';

    /**
     * Created to pay out a reward.
     */
    public const REWARD = 'reward';

    /**
     * Created by a checkout session.
     */
    public const CHECKOUT = 'checkout';

    /**
     * Created by an allocation to employees.
     */
    public const WORKFORCE = 'workforce';

    /**
     * Created by a tool of the MCP server.
     */
    public const MCP = 'mcp';

    /**
     * Created by a person in the dashboard.
     */
    public const DASHBOARD = 'dashboard';
}
