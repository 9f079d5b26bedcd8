<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * What created a reward.
 */
final class RewardSource
{
    /**
     * Created by a call to `POST /rewards`.
     */
    public const API = 'api';

    /**
     * Created by a signed completion.
     */
    public const COMPLETIONS = 'completions';

    /**
     * Created by claiming a link.
     */
    public const LINKS = 'links';

    /**
     * Created by a rule of the program.
     */
    public const RULE = 'rule';

    /**
     * Created by a referral that qualified.
     */
    public const REFERRAL = 'referral';

    /**
     * Created by a check-in at the program's location.
     */
    public const CHECKIN = 'checkin';
}
