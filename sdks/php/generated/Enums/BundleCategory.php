<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Category of a data bundle.
 */
final class BundleCategory
{
    /**
     * Valid for one day.
     */
    public const DAILY = 'daily';

    /**
     * Valid for one week.
     */
    public const WEEKLY = 'weekly';

    /**
     * Valid for one month.
     */
    public const MONTHLY = 'monthly';

    /**
     * For social media apps only.
     */
    public const SOCIAL = 'social';

    /**
     * Minutes for voice calls.
     */
    public const VOICE = 'voice';

    /**
     * Any other kind of bundle.
     */
    public const OTHER = 'other';
}
