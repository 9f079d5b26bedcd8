<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Status of a Credit reservation.
 */
final class CreditReservationStatus
{
    /**
     * The Credit is reserved.
     */
    public const ACTIVE = 'active';

    /**
     * All of it was used. A program's reservation becomes `active` again when Credit is added or
     * returned.
     */
    public const CONSUMED = 'consumed';

    /**
     * The rest was released and is available again. A program's reservation becomes `active` again
     * when Credit is added or returned.
     */
    public const RELEASED = 'released';

    /**
     * The reservation expired, and the rest is available again.
     */
    public const EXPIRED = 'expired';
}
