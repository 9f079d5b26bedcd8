<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * Preview of a reward: every field except its ID. The send, the link, the review and the time at
 * which the reward expires follow from giving it, so they are null.
 *
 * @property-read string $object Always `reward`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read string $status Current status. Decide by this; see Lifecycles.
 *     See `RewardStatus`.
 * @property-read ?string $held_reason Reason the reward is held. Null unless it is held.
 *     See `RewardHeldReason`.
 * @property-read Program|string $program Program that pays for the reward. Can be expanded.
 * @property-read Recipient|string|null $recipient Recipient of the reward. Null if the number
 *     belongs to none of your recipients. Can be expanded.
 * @property-read ?string $completion_id Your own ID of the completion; of a referral, its ID; of a
 *     rule, its ID and that of what it matched. Null for claimed links.
 *     Type: `CompletionId`.
 * @property-read string $amount Face value. If a data bundle costs less, this becomes the price of
 *     the bundle and the rest returns to the budget.
 *     Type: `Money`.
 * @property-read string $currency Currency of the program.
 *     See `Currency`.
 * @property-read string $delivery How the reward is delivered to the person.
 *     See `RewardDelivery`.
 * @property-read ?string $type Reward type. Null until the person has chosen.
 *     See `SendType`.
 * @property-read ?string $product Product that is sent. Null until the person has chosen.
 *     Type: `ProductId`.
 * @property-read ?string $bundle_id Data bundle that is sent. Null unless the type is data.
 *     Type: `BundleId`.
 * @property-read ?string $meter Meter that receives the electricity. Null unless the type is
 *     electricity. Type: `MeterNumber`.
 * @property-read ?string $token_phone Phone number that receives the electricity token by SMS. Null
 *     unless the type is electricity, and once the recipient is erased.
 *     Type: `Phone`.
 * @property-read ?string $target Phone number or meter that receives the reward. Null until the
 *     person has chosen. For an erased recipient it is `+263700000000` or `00000000000`.
 *     Type: `Target`.
 * @property-read Send|string|null $send Send that pays out the reward. Null until there is one. Can
 *     be expanded.
 * @property-read RewardLink|string|null $link Link with which the person claims the reward. Null if
 *     there is none. Can be expanded.
 * @property-read ?string $review Review that held the reward. Null if there was none.
 *     Type: `ReviewId`.
 * @property-read ?string $referral Referral that earned the reward. Null if there is none.
 *     Type: `ReferralId`.
 * @property-read ?string $activity Activity that earned the reward. Null if there is none.
 *     Type: `ActivityRecordId`.
 * @property-read ?string $rule Rule that gave the reward. Null if there is none.
 *     Type: `ProgramRuleId`.
 * @property-read list<RuleMatch> $matches Rules that matched what earned the reward, a signed
 *     completion, a referral or a check-in, in the order they were evaluated: each gave a reward of
 *     its own, or the reason why not. Empty for other rewards.
 * @property-read ?string $approval Approval that allowed the reward. Null if none was needed.
 *     Type: `ApprovalId`.
 * @property-read ?Mandate $mandate What the person permitted who approved the reward. Null unless
 *     `approval` is set, and after the recipient is erased.
 * @property-read string $source What created the reward.
 *     See `RewardSource`.
 * @property-read ?int $expires_at Time at which the reward expires if it is not claimed or
 *     released. Null if it does not expire. Type: `UnixTime`.
 * @property-read ?string $released_amount Amount that was released, up to the whole `amount`. Null
 *     until released. Type: `Money`.
 * @property-read ?string $failure_code Reason the reward failed, with the same codes as a send.
 *     Null unless it failed. See `SendFailureCode`.
 * @property-read ?string $failure_message Reason the reward failed, as a sentence that can be shown
 *     to the person. Null unless it failed. Type: `Note`.
 * @property-read ?int $held_at Time at which the reward was held. Null if it never was.
 *     Type: `UnixTime`.
 * @property-read ?int $released_at Time at which the reward was released. Null if it never was.
 *     Type: `UnixTime`.
 * @property-read ?int $delivered_at Time at which the reward was delivered. Null if it has not
 *     been. Type: `UnixTime`.
 * @property-read ?int $failed_at Time at which the reward failed. Null if it did not.
 *     Type: `UnixTime`.
 * @property-read ?int $voided_at Time at which the reward was voided. Null if it was not.
 *     Type: `UnixTime`.
 * @property-read ?int $expired_at Time at which the reward expired. Null if it did not.
 *     Type: `UnixTime`.
 * @property-read ?int $rejected_at Time at which a review rejected the reward. Null if none did.
 *     Type: `UnixTime`.
 * @property-read array<string, string> $metadata Your own key-value data about the reward.
 */
final class RewardPreview extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'status',
        'held_reason',
        'program',
        'recipient',
        'completion_id',
        'amount',
        'currency',
        'delivery',
        'type',
        'product',
        'bundle_id',
        'meter',
        'token_phone',
        'target',
        'send',
        'link',
        'review',
        'referral',
        'activity',
        'rule',
        'matches',
        'approval',
        'mandate',
        'source',
        'expires_at',
        'released_amount',
        'failure_code',
        'failure_message',
        'held_at',
        'released_at',
        'delivered_at',
        'failed_at',
        'voided_at',
        'expired_at',
        'rejected_at',
        'metadata',
    ];

    protected const CODECS = [
        'program' => Program::class,
        'recipient' => Recipient::class,
        'send' => Send::class,
        'link' => RewardLink::class,
        'matches' => [RuleMatch::class],
        'mandate' => Mandate::class,
    ];
}
