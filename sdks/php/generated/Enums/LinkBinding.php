<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How a claim is tied to a person.
 */
final class LinkBinding
{
    /**
     * Anyone who has the link can claim it.
     */
    public const NONE = 'none';

    /**
     * A code is sent by SMS to the number that receives the reward.
     */
    public const OTP = 'otp';
}
