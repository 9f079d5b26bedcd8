<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\RewardLink;
use Svc\Model\RewardLinkList;
use Svc\Model\RewardRecipientPerson;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->rewardLinks`.
 */
final class RewardLinksResource extends Resource
{
    /**
     * Create reward links.
     *
     * Creates a link, or up to 500 identical links, with which people claim rewards. Their amount
     * is earmarked in the program's budget until they are claimed, expire or are revoked, so every
     * open link can be paid. Give people the `url`, or print the QR code at `qr_png_url`.
     *
     * By default anyone who has a link can claim it, once. With `bind: otp`, the person must
     * confirm their phone number with a code. With `phone_hint`, only that number can claim; it
     * requires `bind: otp`, otherwise 400 `conflicting_parameters` is returned. `recipient`
     * attributes the reward and does not restrict claims. Links of a program with a `geofence` are
     * claimed with `POST /checkins` at its location. To learn about claims, listen to
     * `reward_link.claimed` or retrieve the link.
     *
     * Nothing is spent until someone claims. A `pay_as_you_go` program reserves the amount from
     * your Credit in its single reservation.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
     * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
     * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
     * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
     * `limit_reached`.
     *
     * @param string $program Program that pays for the links.
     *     Type: `ProgramId`.
     * @param string|RewardRecipientPerson|array<string, mixed>|null $recipient Recipient that the
     *     reward is attributed to. Does not restrict who can claim. Not allowed with `count`.
     * @param ?string $amount Face value of each link. Default: the program's `default_amount`.
     *     Type: `MoneyInput`.
     * @param ?string $label Label of the links, such as the name of a campaign.
     *     Type: `Label`.
     * @param int|string|null $expires_at Time at which the links expire, 1 hour to 365 days from
     *     now. Default: 90 days.
     * @param ?string $bind How a claim is tied to a person. Default: `none`, so that anyone who has
     *     the link can claim it. The link of a single reward (`link` of `POST /rewards`) defaults
     *     to `otp`. See `LinkBinding`.
     * @param ?string $phone_hint The only phone number that can claim the link. Requires `bind:
     *     otp`. Not allowed with `count`. Type: `PhoneInput`.
     * @param list<string>|null $choices Reward types that the person can choose from. Default: all
     *     types of the program.
     * @param array<string, string>|null $metadata Your own key-value data about each link.
     */
    public function create(
        string $program,
        string|RewardRecipientPerson|array|null $recipient = null,
        ?string $amount = null,
        ?string $label = null,
        int|string|null $expires_at = null,
        ?string $bind = null,
        ?string $phone_hint = null,
        ?array $choices = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): RewardLink {
        return $this->callJson('reward_links.create', [], [
            'program' => $program,
            'recipient' => $recipient ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
            'expires_at' => $expires_at ?? NotGiven::Value,
            'bind' => $bind ?? NotGiven::Value,
            'phone_hint' => $phone_hint ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Makes that many links, up to 500 and all alike, and returns them as a list.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_time`,
     * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `limit_raise_forbidden`,
     * `program_closed`, `program_not_active`, `source_not_allowed`, `choice_not_allowed`,
     * `erased_recipient`, `amount_out_of_range`, `program_budget_exceeded`, `insufficient_credit`,
     * `limit_reached`.
     *
     * @param string $program Program that pays for the links.
     *     Type: `ProgramId`.
     * @param int $count Number of identical links, 1 to 500. If set, a list is returned; otherwise
     *     a single link.
     * @param string|RewardRecipientPerson|array<string, mixed>|null $recipient Recipient that the
     *     reward is attributed to. Does not restrict who can claim. Not allowed with `count`.
     * @param ?string $amount Face value of each link. Default: the program's `default_amount`.
     *     Type: `MoneyInput`.
     * @param ?string $label Label of the links, such as the name of a campaign.
     *     Type: `Label`.
     * @param int|string|null $expires_at Time at which the links expire, 1 hour to 365 days from
     *     now. Default: 90 days.
     * @param ?string $bind How a claim is tied to a person. Default: `none`, so that anyone who has
     *     the link can claim it. The link of a single reward (`link` of `POST /rewards`) defaults
     *     to `otp`. See `LinkBinding`.
     * @param ?string $phone_hint The only phone number that can claim the link. Requires `bind:
     *     otp`. Not allowed with `count`. Type: `PhoneInput`.
     * @param list<string>|null $choices Reward types that the person can choose from. Default: all
     *     types of the program.
     * @param array<string, string>|null $metadata Your own key-value data about each link.
     */
    public function createMany(
        string $program,
        int $count,
        string|RewardRecipientPerson|array|null $recipient = null,
        ?string $amount = null,
        ?string $label = null,
        int|string|null $expires_at = null,
        ?string $bind = null,
        ?string $phone_hint = null,
        ?array $choices = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): RewardLinkList {
        return $this->callJson('reward_links.create_many', [], [
            'program' => $program,
            'count' => $count,
            'recipient' => $recipient ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
            'expires_at' => $expires_at ?? NotGiven::Value,
            'bind' => $bind ?? NotGiven::Value,
            'phone_hint' => $phone_hint ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a reward link.
     *
     * Retrieves a reward link: how often it was opened and, once claimed, its reward. The URL and
     * token are only returned to keys with `rewards:write`, never to agent keys.
     *
     * @param string $link_id ID of the link.
     *     Type: `RewardLinkId`.
     */
    public function get(
        string $link_id,
        ?RequestOptions $requestOptions = null,
    ): RewardLink {
        return $this->callJson('reward_links.get', [
            'link_id' => $link_id,
        ], [], $requestOptions);
    }

    /**
     * List reward links.
     *
     * Lists reward links, newest first. To measure a campaign, give its links a `label` and compare
     * how many were opened and claimed. URLs and tokens are only returned to keys with
     * `rewards:write`, never to agent keys.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only links with this status.
     *     See `RewardLinkStatus`.
     * @param ?string $label Only links with exactly this label.
     *     Type: `Label`.
     * @param ?string $program Only links of this program.
     *     Type: `ProgramId`.
     * @param ?string $recipient Only links created for this recipient: `rcp_…`, or `ext:` followed
     *     by your own ID. Type: `RecipientRef`.
     * @param array<string, string>|null $metadata Only links with this metadata value. One key per
     *     request.
     * @return Page<RewardLink>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $label = null,
        ?string $program = null,
        ?string $recipient = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('reward_links.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'label' => $label ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Revoke a reward link.
     *
     * Revokes a link. It can no longer be claimed, and its amount returns to the program's budget.
     * Use it if a link was lost or sent to the wrong person. If the link is already revoked, the
     * request returns 200 with the link unchanged. Returns 409 `invalid_transition` if it was
     * claimed or has expired.
     *
     * Errors: `invalid_transition`.
     *
     * @param string $link_id ID of the link.
     *     Type: `RewardLinkId`.
     */
    public function revoke(
        string $link_id,
        ?RequestOptions $requestOptions = null,
    ): RewardLink {
        return $this->callJson('reward_links.revoke', [
            'link_id' => $link_id,
        ], [], $requestOptions);
    }
}
