<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A link that was claimed at its location. Exact positions are kept for 30 days, then rounded to
 * 0.01 degrees, about one kilometre. No response includes them.
 *
 * @property-read string $id The check-in.
 *     Type: `CheckinId`.
 * @property-read string $object Always `checkin`.
 * @property-read int $created Time at which the person checked in.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether the object exists in live mode.
 * @property-read string $link Reward link that was claimed.
 *     Type: `RewardLinkId`.
 * @property-read ?string $reward Reward that was created. Null if there is none, and for
 *     publishable keys. Type: `RewardId`.
 * @property-read string $status Outcome of the check-in.
 *     See `CheckinStatus`.
 * @property-read int $distance_m Distance from the centre of the location, in metres.
 *     Type: `Metres`.
 * @property-read ?int $accuracy_m Accuracy of the position, in metres. Null if the phone did not
 *     report it. Type: `Metres`.
 * @property-read ?string $phone_masked Rewarded phone number, partially masked. Null for
 *     publishable keys. Type: `MaskedPhone`.
 * @property-read ?string $reason First reason of the review that holds or has rejected the reward.
 *     Null if there is none. See `ReviewReason`.
 * @property-read bool $attested Whether an attestation of the device was verified. False while no
 *     verifier is configured.
 */
final class Checkin extends Model
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'link',
        'reward',
        'status',
        'distance_m',
        'accuracy_m',
        'phone_masked',
        'reason',
        'attested',
    ];
}
