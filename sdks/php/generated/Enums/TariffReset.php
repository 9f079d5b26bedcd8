<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * The day of the month on which consumption is counted from zero again.
 */
final class TariffReset
{
    /**
     * The 1st, at midnight in Harare.
     */
    public const FIRST_OF_MONTH = 'first_of_month';
}
