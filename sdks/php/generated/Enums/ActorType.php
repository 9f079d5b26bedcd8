<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of an actor.
 */
final class ActorType
{
    /**
     * Created with an API key.
     */
    public const KEY = 'key';

    /**
     * Created by a member of the account.
     */
    public const MEMBER = 'member';

    /**
     * Created by the service itself.
     */
    public const SYSTEM = 'system';

    /**
     * Created by the service's staff.
     */
    public const STAFF = 'staff';
}
