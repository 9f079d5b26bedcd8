<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Information that a claim needs in addition to the link.
 */
final class ClaimRequirement
{
    /**
     * Phone number that receives the reward or its token.
     */
    public const PHONE = 'phone';

    /**
     * Code sent to that number by SMS. Request it with `POST /claims/{token}/code`.
     */
    public const CODE = 'code';

    /**
     * Meter number, for electricity only.
     */
    public const METER = 'meter';

    /**
     * Answer to the challenge in `challenge`.
     */
    public const CHALLENGE = 'challenge';

    /**
     * Position of the phone at the location in `place`. Claim with `POST /checkins`.
     */
    public const POSITION = 'position';
}
