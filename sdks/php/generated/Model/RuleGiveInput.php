<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * The reward that a rule gives. Set `amount` or `percent_of_value`.
 *
 * @property-read ?string $amount Fixed amount of the reward, in the program's currency.
 *     Type: `MoneyInput`.
 * @property-read ?string $percent_of_value Percentage of the activity's value, such as `2.50`.
 *     Values in another currency give nothing. Only for activities.
 *     Type: `Percent`.
 * @property-read ?string $max Maximum amount of a percentage reward.
 *     Type: `MoneyInput`.
 * @property-read ?string $type Reward type. Omitted or null: the first of the program's choices
 *     that fits. See `SendType`.
 * @property-read ?string $bundle_id Bundle to send. Required with `type: data`.
 *     Type: `BundleId`.
 * @property-read ?string $delivery How the reward is delivered to the person. With `choice`, omit
 *     `type` and `bundle_id`. The link is that of the reward, and asks for a code by SMS; it is not
 *     texted to the person. See `RewardDelivery`.
 */
final class RuleGiveInput extends Model
{
    protected const FIELDS = [
        'amount',
        'percent_of_value',
        'max',
        'type',
        'bundle_id',
        'delivery',
    ];

    /**
     * @param ?string $amount
     * @param ?string $percent_of_value
     * @param ?string $max
     * @param ?string $type
     * @param ?string $bundle_id
     * @param ?string $delivery
     */
    public function __construct(
        string|null|NotGiven $amount = NotGiven::Value,
        string|null|NotGiven $percent_of_value = NotGiven::Value,
        string|null|NotGiven $max = NotGiven::Value,
        string|null|NotGiven $type = NotGiven::Value,
        string|null|NotGiven $bundle_id = NotGiven::Value,
        ?string $delivery = null,
    ) {
        parent::__construct([
            'amount' => $amount,
            'percent_of_value' => $percent_of_value,
            'max' => $max,
            'type' => $type,
            'bundle_id' => $bundle_id,
            'delivery' => $delivery ?? NotGiven::Value,
        ]);
    }
}
