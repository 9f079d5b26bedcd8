<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Referral;
use Svc\Model\RewardRecipientPerson;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->referrals`.
 */
final class ReferralsResource extends Resource
{
    /**
     * Create a referral.
     *
     * Records a referral, so that the referrer can be rewarded later. Create it when the friend
     * signs up, and qualify it when the friend has done what you pay for. If this pair already has
     * a referral in the program, it is returned with 200. If you pass a person as an object with a
     * phone number and no recipient matches, one is created. Returns 400 `conflicting_parameters`
     * if both are the same person or have the same number, and 409 `duplicate_resource` if someone
     * else already referred this friend to the program; `resource` is that referral. A referral
     * expires after 90 days.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reference_not_found`, `invalid_phone`, `invalid_metadata`, `conflicting_parameters`,
     * `program_closed`, `program_not_active`, `erased_recipient`, `duplicate_resource`,
     * `limit_reached`.
     *
     * @param string $program Program that pays the reward.
     *     Type: `ProgramId`.
     * @param string|RewardRecipientPerson|array<string, mixed> $referrer Recipient who made the
     *     referral.
     * @param string|RewardRecipientPerson|array<string, mixed> $referee Recipient who was referred.
     * @param array<string, string>|null $metadata Your own key-value data about the referral.
     */
    public function create(
        string $program,
        string|RewardRecipientPerson|array $referrer,
        string|RewardRecipientPerson|array $referee,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Referral {
        return $this->callJson('referrals.create', [], [
            'program' => $program,
            'referrer' => $referrer,
            'referee' => $referee,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Retrieve a referral.
     *
     * Retrieves a referral with its status and reward. Use it to answer a customer who asks about a
     * friend they referred; `expires_at` is the deadline to qualify.
     *
     * @param string $referral_id ID of the referral.
     *     Type: `ReferralId`.
     */
    public function get(
        string $referral_id,
        ?RequestOptions $requestOptions = null,
    ): Referral {
        return $this->callJson('referrals.get', [
            'referral_id' => $referral_id,
        ], [], $requestOptions);
    }

    /**
     * List referrals.
     *
     * Lists referrals, newest first. Use `status=pending` with a `program` to find people who were
     * referred but have not yet qualified. Multiple filters are combined with AND.
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
     * @param ?string $status Only referrals with this status.
     *     See `ReferralStatus`.
     * @param ?string $program Only referrals of this program.
     *     Type: `ProgramId`.
     * @param ?string $referrer Only referrals by this person: `rcp_…`, or `ext:` followed by your
     *     own ID. Type: `RecipientRef`.
     * @param ?string $referee Only referrals of this person: `rcp_…`, or `ext:` followed by your
     *     own ID. Type: `RecipientRef`.
     * @param array<string, string>|null $metadata Only referrals with this metadata value. One key
     *     per request.
     * @return Page<Referral>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $program = null,
        ?string $referrer = null,
        ?string $referee = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('referrals.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'referrer' => $referrer ?? NotGiven::Value,
            'referee' => $referee ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Qualify a referral.
     *
     * Marks a referral as qualified because the friend has done what you pay for, and rewards the
     * direct referrer, never a chain. The reward is the program's `default_amount`, sent to the
     * referrer's own number or meter once you release it: it is held in escrow, or under review if
     * the program's `hold` or a fraud rule requires one. The program's rules for referrals reward
     * the referrer as well, and `matches` of the reward lists those that matched. If a review
     * rejects the reward, the referral becomes `rejected`. If the referral has already qualified,
     * the request returns 200 with the referral unchanged. An error changes nothing, so you can try
     * again once the cause is resolved. Returns 400 `parameter_missing` if the program has no
     * `default_amount`, or the referrer nothing that the reward could go to, 409
     * `invalid_transition` if the referral was rejected or has expired, and 409
     * `duplicate_resource` if its ID was used as a `completion_id` in the program.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_transition`, `program_closed`, `program_not_active`,
     * `source_not_allowed`, `erased_recipient`, `unsupported_network`, `network_required`,
     * `token_phone_required`, `product_unavailable`, `amount_out_of_range`, `target_blocked`,
     * `account_too_young`, `one_per_phone`, `reward_cap_reached`, `fraud_blocked`,
     * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
     * `insufficient_credit`, `duplicate_resource`.
     *
     * @param string $referral_id ID of the referral.
     *     Type: `ReferralId`.
     */
    public function qualify(
        string $referral_id,
        ?RequestOptions $requestOptions = null,
    ): Referral {
        return $this->callJson('referrals.qualify', [
            'referral_id' => $referral_id,
        ], [], $requestOptions);
    }
}
