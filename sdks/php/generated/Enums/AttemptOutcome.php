<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Outcome of a request to a provider.
 */
final class AttemptOutcome
{
    /**
     * The provider accepted the send and reports later.
     */
    public const ACCEPTED = 'accepted';

    /**
     * The provider delivered the send.
     */
    public const DELIVERED = 'delivered';

    /**
     * The provider rejected the send.
     */
    public const REJECTED = 'rejected';

    /**
     * The provider was busy and accepted nothing.
     */
    public const BUSY = 'busy';

    /**
     * The provider sent no reliable response.
     */
    public const NO_ANSWER = 'no_answer';

    /**
     * The provider has no record of the send.
     */
    public const NOT_FOUND = 'not_found';

    /**
     * The provider's response could not be understood.
     */
    public const ERROR = 'error';
}
