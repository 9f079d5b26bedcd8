<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What triggers the evaluation of a rule. Rewards that rules give trigger nothing. Only activities
 * have a name and a value: rules of any other trigger cannot use `activity_name`,
 * `percent_of_value`, `count.value`, or conditions on `name` and `value`.
 */
final class ProgramRuleTrigger
{
    /**
     * An activity that you report.
     */
    public const ACTIVITY = 'activity';

    /**
     * A signed completion of the program, in addition to the reward that it earns anyway.
     */
    public const COMPLETION = 'completion';

    /**
     * A referral to the program that qualifies. Rewards the referrer, in escrow.
     */
    public const REFERRAL = 'referral';

    /**
     * A check-in at the program's location with a link of `POST /reward-links`, in addition to the
     * reward that the link becomes. Its conditions can only be on `occurred_at`.
     */
    public const CHECKIN = 'checkin';
}
