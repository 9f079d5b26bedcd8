<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A reward link as shown to the person who holds it.
 *
 * @property-read string $object Always `reward_link_claim`.
 * @property-read int $created Time at which this response was generated.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether real money is involved: `true` in live mode.
 * @property-read string $status Current status. Decides whether the link can be claimed.
 *     See `RewardLinkStatus`.
 * @property-read string $amount Face value of the reward.
 *     Type: `Money`.
 * @property-read string $currency Three-letter ISO currency code.
 *     See `Currency`.
 * @property-read list<ClaimChoice> $choices Rewards that the person can choose from.
 * @property-read string $bind How a claim is tied to a person.
 *     See `LinkBinding`.
 * @property-read ?string $phone_hint_masked The only phone number that can claim the link,
 *     partially masked. Null if any number can. Type: `MaskedPhone`.
 * @property-read list<string> $requires Information to ask the person for before claiming.
 * @property-read ?Geofence $place Where and when the link must be claimed. Null if it can be
 *     claimed anywhere.
 * @property-read ?ClaimChallenge $challenge Challenge that the person must solve. Null if there is
 *     none.
 * @property-read ProgramBranding $branding Branding to apply to the claim page.
 * @property-read ?int $expires_at Time at which the link expires. Null if it never does.
 *     Type: `UnixTime`.
 * @property-read ?ClaimResult $result Outcome of the claim. Null until the link is claimed.
 */
final class RewardLinkClaim extends Model
{
    protected const FIELDS = [
        'object',
        'created',
        'livemode',
        'status',
        'amount',
        'currency',
        'choices',
        'bind',
        'phone_hint_masked',
        'requires',
        'place',
        'challenge',
        'branding',
        'expires_at',
        'result',
    ];

    protected const CODECS = [
        'choices' => [ClaimChoice::class],
        'place' => Geofence::class,
        'challenge' => ClaimChallenge::class,
        'branding' => ProgramBranding::class,
        'result' => ClaimResult::class,
    ];
}
