<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A person referred by another. Only the direct referrer is ever rewarded.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `ReferralId`.
 * @property-read string $object Always `referral`.
 * @property-read int $created Time at which the referral was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $program Program that pays the reward.
 *     Type: `ProgramId`.
 * @property-read string $referrer Recipient who made the referral and is rewarded.
 *     Type: `RecipientId`.
 * @property-read string $referee Recipient who was referred.
 *     Type: `RecipientId`.
 * @property-read string $status Current status. Decides whether the reward was earned; see
 *     Lifecycles. See `ReferralStatus`.
 * @property-read ?string $reward Reward of the referrer. Null until the referral qualifies.
 *     Type: `RewardId`.
 * @property-read ?int $qualified_at Time at which the referral qualified. Null if it has not.
 *     Type: `UnixTime`.
 * @property-read int $expires_at Time at which the referral expires if it has not qualified: after
 *     90 days. Type: `UnixTime`.
 * @property-read int $depth Number of steps between the referrer and the referee. Always 1.
 * @property-read ?string $reason Reason for the rejection: the first reason of the review that
 *     rejected the reward. Null if not rejected.
 *     See `ReviewReason`.
 * @property-read array<string, string> $metadata Your own key-value data about the referral.
 */
final class Referral extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'program',
        'referrer',
        'referee',
        'status',
        'reward',
        'qualified_at',
        'expires_at',
        'depth',
        'reason',
        'metadata',
    ];
}
