<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Kind of an API key.
 */
final class KeyKind
{
    /**
     * Secret: for your own servers.
     */
    public const SK = 'sk';

    /**
     * Restricted: for one till, with only the scopes it needs.
     */
    public const RK = 'rk';

    /**
     * Publishable: for a browser, and only for operations that allow it.
     */
    public const PK = 'pk';

    /**
     * Agent: for an AI agent under human supervision.
     */
    public const AK = 'ak';
}
