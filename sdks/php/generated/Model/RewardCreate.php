<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create a reward.
 *
 * @property-read string $program Program that pays for the reward.
 *     Type: `ProgramId`.
 * @property-read string|RewardRecipientPerson $recipient Recipient of the reward.
 * @property-read string $completion_id Your own unique ID of the completion. Each ID is rewarded
 *     once per program and can never be reused.
 *     Type: `CompletionId`.
 * @property-read ?string $amount Face value. Default: the program's `default_amount`, or the price
 *     of the bundle. Type: `MoneyInput`.
 * @property-read ?string $delivery How the reward is delivered to the person. Whoever claims a link
 *     names their own number and meter, so `meter` and `token_phone` are for `direct` only. With
 *     `choice`, the person also chooses the type, so `type`, `product` and `bundle_id` return 400
 *     `conflicting_parameters`. See `RewardDelivery`.
 * @property-read ?string $type Reward type. Default: derived from the product, bundle or meter;
 *     otherwise the first of the program's `choices` that fits, with `delivery: link` the first.
 *     See `SendType`.
 * @property-read ?string $product Product slug. Default: derived from `type` and `currency`.
 *     Type: `ProductId`.
 * @property-read ?string $bundle_id Bundle to send. For data only. If omitted with `delivery:
 *     link`, the person chooses one that costs at most the amount.
 *     Type: `BundleId`.
 * @property-read ?string $meter Meter number, for electricity only.
 *     Type: `MeterInput`.
 * @property-read ?string $token_phone Phone number that receives the electricity token by SMS.
 *     Default: the recipient's number. Type: `PhoneInput`.
 * @property-read ?bool $hold Hold the reward in escrow until you release it, whatever the program's
 *     `hold` says.
 * @property-read ?RewardLinkOptions $link Settings of the link, for `link` and `choice` delivery.
 * @property-read array<string, string>|null $metadata Your own key-value data about the reward.
 * @property-read ?string $reason For agent keys: reason shown to the person who approves.
 *     Type: `Note`.
 */
final class RewardCreate extends Model
{
    protected const FIELDS = [
        'program',
        'recipient',
        'completion_id',
        'amount',
        'delivery',
        'type',
        'product',
        'bundle_id',
        'meter',
        'token_phone',
        'hold',
        'link',
        'metadata',
        'reason',
    ];

    protected const CODECS = [
        'recipient' => RewardRecipientPerson::class,
        'link' => RewardLinkOptions::class,
    ];

    /**
     * @param string $program
     * @param string|RewardRecipientPerson|array<string, mixed> $recipient
     * @param string $completion_id
     * @param ?string $amount
     * @param ?string $delivery
     * @param ?string $type
     * @param ?string $product
     * @param ?string $bundle_id
     * @param ?string $meter
     * @param ?string $token_phone
     * @param ?bool $hold
     * @param RewardLinkOptions|array<string, mixed>|null $link
     * @param array<string, string>|null $metadata
     * @param ?string $reason
     */
    public function __construct(
        string $program,
        string|RewardRecipientPerson|array $recipient,
        string $completion_id,
        ?string $amount = null,
        ?string $delivery = null,
        ?string $type = null,
        ?string $product = null,
        ?string $bundle_id = null,
        ?string $meter = null,
        ?string $token_phone = null,
        ?bool $hold = null,
        RewardLinkOptions|array|null $link = null,
        ?array $metadata = null,
        ?string $reason = null,
    ) {
        parent::__construct([
            'program' => $program,
            'recipient' => $recipient,
            'completion_id' => $completion_id,
            'amount' => $amount ?? NotGiven::Value,
            'delivery' => $delivery ?? NotGiven::Value,
            'type' => $type ?? NotGiven::Value,
            'product' => $product ?? NotGiven::Value,
            'bundle_id' => $bundle_id ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'hold' => $hold ?? NotGiven::Value,
            'link' => Encode::object($link) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
            'reason' => $reason ?? NotGiven::Value,
        ]);
    }
}
