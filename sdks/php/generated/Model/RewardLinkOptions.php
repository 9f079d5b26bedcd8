<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Model;

use Svc\Model;
use Svc\NotGiven;

/**
 * Settings of a reward's link.
 *
 * @property-read int|string|null $expires_at Time at which the link expires, 1 hour to 365 days
 *     from now. Default: 90 days.
 * @property-read ?string $bind How a claim is tied to a person. Default: `otp`, because the link is
 *     for one recipient: only the recipient's number can claim it, if the recipient has one. With
 *     `none`, anyone who has the link can claim it. Links for anyone (`POST /reward-links`) default
 *     to `none`. See `LinkBinding`.
 * @property-read ?string $label Label of the link, for your own lists.
 *     Type: `Label`.
 * @property-read ?bool $send_sms Send the link to the recipient by SMS. The message is the
 *     program's `sms_message` if it contains the merge field `{link}`, otherwise our standard
 *     message. If omitted, you deliver the link yourself.
 */
final class RewardLinkOptions extends Model
{
    protected const FIELDS = [
        'expires_at',
        'bind',
        'label',
        'send_sms',
    ];

    /**
     * @param int|string|null $expires_at
     * @param ?string $bind
     * @param ?string $label
     * @param ?bool $send_sms
     */
    public function __construct(
        int|string|null $expires_at = null,
        ?string $bind = null,
        ?string $label = null,
        ?bool $send_sms = null,
    ) {
        parent::__construct([
            'expires_at' => $expires_at ?? NotGiven::Value,
            'bind' => $bind ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
            'send_sms' => $send_sms ?? NotGiven::Value,
        ]);
    }
}
