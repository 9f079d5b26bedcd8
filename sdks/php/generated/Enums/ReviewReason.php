<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Enums;

/**
 * Reason a reward is under review.
 */
final class ReviewReason
{
    /**
     * Many rewards to this phone number in a short time.
     */
    public const VELOCITY_PHONE = 'velocity_phone';

    /**
     * Many claims from this IP address in a short time.
     */
    public const VELOCITY_IP = 'velocity_ip';

    /**
     * Many claims from this device in a short time.
     */
    public const VELOCITY_DEVICE = 'velocity_device';

    /**
     * Rewards of several people go to the same meter.
     */
    public const SAME_METER = 'same_meter';

    /**
     * The recipient was created only recently, and the amount is above the program's default.
     */
    public const NEW_RECIPIENT = 'new_recipient';

    /**
     * The amount is far above what the program usually gives.
     */
    public const AMOUNT_OUTLIER = 'amount_outlier';

    /**
     * The recipient had used most of a limit before this reward.
     */
    public const CAP_NEAR = 'cap_near';

    /**
     * The check-in was at the very edge of the location.
     */
    public const GEOFENCE_EDGE = 'geofence_edge';

    /**
     * Another phone number or meter of the recipient is on the blocklist.
     */
    public const BLOCKLIST_NEAR = 'blocklist_near';

    /**
     * The program holds rewards like this one for review.
     */
    public const MANUAL_HOLD = 'manual_hold';

    /**
     * A test number whose last four digits trigger a review. In test mode only.
     */
    public const TEST_NUMBER = 'test_number';
}
