<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Behaviour of a power send during a national outage.
 */
final class PowerDownChoice
{
    /**
     * The send waits up to `max_hold`.
     */
    public const QUEUE = 'queue';

    /**
     * The send fails and your Credit is returned.
     */
    public const FAIL = 'fail';
}
