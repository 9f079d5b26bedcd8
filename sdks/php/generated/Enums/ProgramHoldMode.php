<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What happens to a new reward before it is sent.
 */
final class ProgramHoldMode
{
    /**
     * The reward is sent immediately, unless a fraud rule stops it.
     */
    public const NONE = 'none';

    /**
     * The reward is held in escrow until you release it.
     */
    public const ESCROW = 'escrow';

    /**
     * The reward is held until a person approves its review.
     */
    public const REVIEW = 'review';
}
