<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;

/**
 * A link with which a person claims a reward. Its amount is earmarked in the program's budget.
 *
 * @property-read string $id Unique identifier of the object.
 *     Type: `RewardLinkId`.
 * @property-read string $object Always `reward_link`.
 * @property-read int $created Time at which the object was created.
 *     Type: `UnixTime`.
 * @property-read bool $livemode Whether it gives away real money: `true` in live mode.
 * @property-read string $program Program that pays for the link.
 *     Type: `ProgramId`.
 * @property-read string $status Current status. Decides whether the link can be claimed; see
 *     Lifecycles. See `RewardLinkStatus`.
 * @property-read ?string $url Claim page to give to the person, valid until the link is claimed,
 *     revoked or expired. Treat it as money. Null for keys without `rewards:write` and for all
 *     agent keys. Type: `WebUrl`.
 * @property-read ?string $token Claim token of the link. Null whenever `url` is null, for the same
 *     reason. Type: `ClaimToken`.
 * @property-read ?string $qr_png_url URL of a printable QR code of `url`, valid as long as the
 *     link. Null whenever `url` is null. Type: `WebUrl`.
 * @property-read string $amount Face value of the link.
 *     Type: `Money`.
 * @property-read string $currency Currency of the program.
 *     See `Currency`.
 * @property-read list<string> $choices Reward types that the person can choose from.
 * @property-read ?string $label Label of the link, such as the name of a campaign. Null if not set.
 *     Type: `Label`.
 * @property-read string $bind How a claim is tied to a person.
 *     See `LinkBinding`.
 * @property-read ?string $phone_hint_masked The only phone number that can claim the link,
 *     partially masked. Null if any number can. Type: `MaskedPhone`.
 * @property-read ?string $recipient Recipient that the reward is attributed to. Null if anyone can
 *     claim it. Type: `RecipientId`.
 * @property-read ?string $reward Reward that the link belongs to or was claimed as. Null if there
 *     is none yet. Type: `RewardId`.
 * @property-read ?int $expires_at Time at which the link expires. Null if it never does.
 *     Type: `UnixTime`.
 * @property-read ?int $opened_at Time at which the link was first opened. Null if it has not been
 *     opened. Type: `UnixTime`.
 * @property-read ?int $claimed_at Time at which the link was claimed. Null if it has not been
 *     claimed. Type: `UnixTime`.
 * @property-read int $open_count Number of times the link was opened.
 *     Type: `Count`.
 * @property-read array<string, string> $metadata Your own key-value data about the link.
 */
final class RewardLink extends Model implements EventObject
{
    protected const FIELDS = [
        'id',
        'object',
        'created',
        'livemode',
        'program',
        'status',
        'url',
        'token',
        'qr_png_url',
        'amount',
        'currency',
        'choices',
        'label',
        'bind',
        'phone_hint_masked',
        'recipient',
        'reward',
        'expires_at',
        'opened_at',
        'claimed_at',
        'open_count',
        'metadata',
    ];

    protected const SECRETS = [
        'url',
        'token',
        'qr_png_url',
    ];
}
