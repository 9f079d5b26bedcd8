<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason for disputing a send.
 */
final class DisputeReason
{
    /**
     * The customer did not receive the power token.
     */
    public const TOKEN_NOT_RECEIVED = 'token_not_received';

    /**
     * The send went to the wrong number or meter.
     */
    public const WRONG_NUMBER = 'wrong_number';

    /**
     * The send is marked delivered but did not arrive.
     */
    public const NOT_DELIVERED = 'not_delivered';

    /**
     * Another reason; explain it in `evidence`.
     */
    public const OTHER = 'other';
}
