<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Type of a phone line.
 */
final class LineType
{
    /**
     * A mobile phone line.
     */
    public const MOBILE = 'mobile';

    /**
     * An internet telephony number.
     */
    public const VOIP = 'voip';

    /**
     * A fixed phone line.
     */
    public const FIXED = 'fixed';

    /**
     * The type cannot be derived from the digits.
     */
    public const UNKNOWN = 'unknown';
}
