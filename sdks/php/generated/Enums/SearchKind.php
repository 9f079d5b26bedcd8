<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of an object that the search finds.
 */
final class SearchKind
{
    /**
     * A send. Requires `sends:read`.
     */
    public const SEND = 'send';

    /**
     * A recipient. Requires `recipients:read`.
     */
    public const RECIPIENT = 'recipient';

    /**
     * A reward. Requires `rewards:read`.
     */
    public const REWARD = 'reward';

    /**
     * A top-up. Requires `credit:read`.
     */
    public const TOPUP = 'topup';

    /**
     * A batch. Requires `sends:read`.
     */
    public const BATCH = 'batch';
}
