<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;
use Svc\Runtime\Encode;

/**
 * Parameters to create reward links.
 *
 * @property-read string $program Program that pays for the links.
 *     Type: `ProgramId`.
 * @property-read ?int $count Number of identical links, 1 to 500. If set, a list is returned;
 *     otherwise a single link.
 * @property-read string|RewardRecipientPerson|null $recipient Recipient that the reward is
 *     attributed to. Does not restrict who can claim. Not allowed with `count`.
 * @property-read ?string $amount Face value of each link. Default: the program's `default_amount`.
 *     Type: `MoneyInput`.
 * @property-read ?string $label Label of the links, such as the name of a campaign.
 *     Type: `Label`.
 * @property-read int|string|null $expires_at Time at which the links expire, 1 hour to 365 days
 *     from now. Default: 90 days.
 * @property-read ?string $bind How a claim is tied to a person. Default: `none`, so that anyone who
 *     has the link can claim it. The link of a single reward (`link` of `POST /rewards`) defaults
 *     to `otp`. See `LinkBinding`.
 * @property-read ?string $phone_hint The only phone number that can claim the link. Requires `bind:
 *     otp`. Not allowed with `count`. Type: `PhoneInput`.
 * @property-read list<string>|null $choices Reward types that the person can choose from. Default:
 *     all types of the program.
 * @property-read array<string, string>|null $metadata Your own key-value data about each link.
 */
final class RewardLinkCreate extends Model
{
    protected const FIELDS = [
        'program',
        'count',
        'recipient',
        'amount',
        'label',
        'expires_at',
        'bind',
        'phone_hint',
        'choices',
        'metadata',
    ];

    protected const CODECS = [
        'recipient' => RewardRecipientPerson::class,
    ];

    /**
     * @param string $program
     * @param ?int $count
     * @param string|RewardRecipientPerson|array<string, mixed>|null $recipient
     * @param ?string $amount
     * @param ?string $label
     * @param int|string|null $expires_at
     * @param ?string $bind
     * @param ?string $phone_hint
     * @param list<string>|null $choices
     * @param array<string, string>|null $metadata
     */
    public function __construct(
        string $program,
        ?int $count = null,
        string|RewardRecipientPerson|array|null $recipient = null,
        ?string $amount = null,
        ?string $label = null,
        int|string|null $expires_at = null,
        ?string $bind = null,
        ?string $phone_hint = null,
        ?array $choices = null,
        ?array $metadata = null,
    ) {
        parent::__construct([
            'program' => $program,
            'count' => $count ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
            'expires_at' => $expires_at ?? NotGiven::Value,
            'bind' => $bind ?? NotGiven::Value,
            'phone_hint' => $phone_hint ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ]);
    }
}
