<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What triggers the evaluation of a rule.
 */
final class ProgramRuleTrigger
{
    /**
     * An activity that you report.
     */
    public const ACTIVITY = 'activity';

    /**
     * A signed completion of the program.
     */
    public const COMPLETION = 'completion';

    /**
     * A referral that qualifies. Rewards the referrer.
     */
    public const REFERRAL = 'referral';

    /**
     * A check-in at the program's location.
     */
    public const CHECKIN = 'checkin';
}
