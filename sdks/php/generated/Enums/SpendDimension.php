<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Dimensions of a spend report.
 */
final class SpendDimension
{
    /**
     * Group by calendar day in Harare.
     */
    public const DAY = 'day';

    /**
     * Group by week, starting on Monday.
     */
    public const WEEK = 'week';

    /**
     * Group by calendar month.
     */
    public const MONTH = 'month';

    /**
     * Group by send type.
     */
    public const TYPE = 'type';

    /**
     * Group by mobile network.
     */
    public const NETWORK = 'network';

    /**
     * Group by product sold.
     */
    public const PRODUCT = 'product';

    /**
     * Group by cost centre.
     */
    public const COST_CENTER = 'cost_center';

    /**
     * Group by reward program.
     */
    public const PROGRAM = 'program';

    /**
     * Group by recipient of the send.
     */
    public const RECIPIENT = 'recipient';

    /**
     * Group by API key: by till, if each till has its own key.
     */
    public const API_KEY = 'api_key';

    /**
     * Group by what created the sends.
     */
    public const SOURCE = 'source';
}
