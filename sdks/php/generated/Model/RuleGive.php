<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * The reward that a rule gives.
 *
 * @property-read ?string $amount Fixed amount of the reward. Null if it is a percentage.
 *     Type: `Money`.
 * @property-read ?string $percent_of_value Percentage of the activity's value. Null if the amount
 *     is fixed. Type: `Percent`.
 * @property-read ?string $max Maximum amount of a percentage reward. Null for no maximum.
 *     Type: `Money`.
 * @property-read ?string $type Reward type. Null for the first of the program's choices that fits.
 *     See `SendType`.
 * @property-read ?string $bundle_id Bundle to send, for data only. Null otherwise.
 *     Type: `BundleId`.
 * @property-read string $delivery How the reward is delivered to the person.
 *     See `RewardDelivery`.
 */
final class RuleGive extends Model
{
    protected const FIELDS = [
        'amount',
        'percent_of_value',
        'max',
        'type',
        'bundle_id',
        'delivery',
    ];
}
