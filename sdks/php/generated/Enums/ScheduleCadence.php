<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * How often a schedule runs.
 */
final class ScheduleCadence
{
    /**
     * Every day of the week.
     */
    public const DAILY = 'daily';

    /**
     * Every week on `day_of_week`.
     */
    public const WEEKLY = 'weekly';

    /**
     * Every 14 days, starting on `anchor_date`.
     */
    public const BIWEEKLY = 'biweekly';

    /**
     * Every month on `day_of_month`, or on the last day of shorter months.
     */
    public const MONTHLY = 'monthly';

    /**
     * Every year on `day_of_month` of `month_of_year`. 29 February becomes 28 February in other
     * years.
     */
    public const YEARLY = 'yearly';

    /**
     * Every month on the account's payday, or on `day_of_month` if it has none. A weekend or
     * Zimbabwean public holiday moves it back to the last working day before.
     */
    public const PAYDAY = 'payday';

    /**
     * On the last day of every month.
     */
    public const LAST_DAY = 'last_day';
}
