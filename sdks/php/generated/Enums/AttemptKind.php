<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of request to a provider.
 */
final class AttemptKind
{
    /**
     * Submits the send for delivery.
     */
    public const SUBMIT = 'submit';

    /**
     * Asks for the status of the send.
     */
    public const QUERY = 'query';

    /**
     * The provider reported the status without being asked.
     */
    public const CALLBACK = 'callback';
}
