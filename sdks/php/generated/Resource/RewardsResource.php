<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\Reward;
use Svc\Model\RewardLinkOptions;
use Svc\Model\RewardOrApproval;
use Svc\Model\RewardRecipientPerson;
use Svc\Model\RewardValidation;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->rewards`.
 */
final class RewardsResource extends Resource
{
    /**
     * Create a reward.
     *
     * Gives a person a reward for something completed. The program's limits, fraud rules and budget
     * are checked atomically: concurrent requests can never exceed a limit together. If the request
     * is rejected, nothing is written, so you can send the same `completion_id` again once the
     * cause is gone: after 402 `program_budget_exceeded` when the program has budget, after 422
     * `reward_cap_reached` when the day or month of the limit is over.
     *
     * With `delivery: direct`, the reward is sent immediately. With `link` or `choice`, a link for
     * the person is created, and the reward is `pending` until it is claimed; expand `link` to read
     * its `url`. Its amount stays earmarked until then, and returns to the budget if the link
     * expires or is revoked. Fraud rules judge the claim. With `hold`, or if the program's `hold`
     * requires it, the reward is `held` in escrow until you release it, or under review until
     * someone approves it; only then is its link created. The `reward.*` events report what happens
     * next.
     *
     * If the `completion_id` was already used in the program, its existing reward is returned with
     * 200, whatever the body contains, and nothing is paid. If you pass a recipient as an object
     * with a phone number and no recipient matches, one is created.
     *
     * If an agent key exceeds its approval threshold, or rewards a number or meter that belongs to
     * no recipient and is not on its `recipient_allowlist`, an `agent_approval` is returned with
     * 202 and nothing is given until a person approves. The `completion_id` stays bound to the
     * approval: the agent gets it again with its current status, and anyone else gets 409
     * `reference_in_use` while it is open. Once it is carried out, the `completion_id` returns the
     * reward. Agent keys cannot create links: `delivery: link` or `choice` returns 403
     * `key_kind_not_allowed` with `param: delivery`.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
     * `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
     * `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
     * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
     * `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
     * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
     * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
     * `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $program Program that pays for the reward.
     *     Type: `ProgramId`.
     * @param string|RewardRecipientPerson|array<string, mixed> $recipient Recipient of the reward.
     * @param string $completion_id Your own unique ID of the completion. Each ID is rewarded once
     *     per program and can never be reused.
     *     Type: `CompletionId`.
     * @param ?string $amount Face value. Default: the program's `default_amount`, or the price of
     *     the bundle. Type: `MoneyInput`.
     * @param ?string $delivery How the reward is delivered to the person. Whoever claims a link
     *     names their own number and meter, so `meter` and `token_phone` are for `direct` only.
     *     With `choice`, the person also chooses the type, so `type`, `product` and `bundle_id`
     *     return 400 `conflicting_parameters`. See `RewardDelivery`.
     * @param ?string $type Reward type. Default: derived from the product, bundle or meter;
     *     otherwise the first of the program's `choices` that fits, with `delivery: link` the
     *     first. See `SendType`.
     * @param ?string $product Product slug. Default: derived from `type` and `currency`.
     *     Type: `ProductId`.
     * @param ?string $bundle_id Bundle to send. For data only. If omitted with `delivery: link`,
     *     the person chooses one that costs at most the amount.
     *     Type: `BundleId`.
     * @param ?string $meter Meter number, for electricity only.
     *     Type: `MeterInput`.
     * @param ?string $token_phone Phone number that receives the electricity token by SMS. Default:
     *     the recipient's number. Type: `PhoneInput`.
     * @param ?bool $hold Hold the reward in escrow until you release it, whatever the program's
     *     `hold` says.
     * @param RewardLinkOptions|array<string, mixed>|null $link Settings of the link, for `link` and
     *     `choice` delivery.
     * @param array<string, string>|null $metadata Your own key-value data about the reward.
     * @param ?string $reason For agent keys: reason shown to the person who approves.
     *     Type: `Note`.
     */
    public function create(
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
        ?RequestOptions $requestOptions = null,
    ): RewardOrApproval {
        return $this->callJson('rewards.create', [], [
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
        ], $requestOptions);
    }

    /**
     * Retrieve a reward.
     *
     * Retrieves a reward with its status: whether the person has received it and, if not, what it
     * is waiting for. `send` is the send that pays it out.
     *
     * Errors: `invalid_expand`.
     *
     * @param string $reward_id ID of the reward.
     *     Type: `RewardId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     */
    public function get(
        string $reward_id,
        ?array $expand = null,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('rewards.get', [
            'reward_id' => $reward_id,
        ], [
            'expand[]' => $expand ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List rewards.
     *
     * Lists rewards, newest first. Use it to see what a person has received (`recipient`), whether
     * a completion was rewarded (`completion_id`), or what is held in escrow (`status=held`).
     * Multiple filters are combined with AND.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `invalid_expand`,
     * `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only rewards with this status.
     *     See `RewardStatus`.
     * @param ?string $program Only rewards of this program.
     *     Type: `ProgramId`.
     * @param ?string $recipient Only rewards of this recipient: `rcp_…`, or `ext:` followed by your
     *     own ID. Type: `RecipientRef`.
     * @param ?string $completion_id Only rewards with this completion ID. Each program has at most
     *     one. Type: `CompletionId`.
     * @param ?string $external_id Only rewards of the recipient with this ID of yours.
     *     Type: `ExternalId`.
     * @param list<string>|null $expand Fields to expand from IDs to objects.
     * @param array<string, string>|null $metadata Only rewards with this metadata value. One key
     *     per request.
     * @return Page<Reward>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?string $program = null,
        ?string $recipient = null,
        ?string $completion_id = null,
        ?string $external_id = null,
        ?array $expand = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('rewards.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'program' => $program ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'completion_id' => $completion_id ?? NotGiven::Value,
            'external_id' => $external_id ?? NotGiven::Value,
            'expand[]' => $expand ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Release a reward from escrow.
     *
     * Releases a reward from escrow and sends it, optionally for less than was held; the rest
     * returns to the budget. With `delivery: link` or `choice`, its link is created, and it is sent
     * once it is claimed. Use it once the condition of the reward is met: the order is paid, or the
     * return window is over. After the program is closed, this is possible during `close_grace`.
     *
     * If the reward was already released, the request returns 200 with the reward unchanged.
     * Returns 409 `reward_not_releasable` if it is under review; approve the review instead.
     * Returns 422 `amount_out_of_range` if `amount` is more than the reward. The limits of the key
     * that releases it apply, as to a send.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_amount`, `reward_not_releasable`, `erased_recipient`,
     * `product_not_allowed`, `network_not_allowed`, `recipient_not_allowed`,
     * `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`.
     *
     * @param string $reward_id ID of the reward.
     *     Type: `RewardId`.
     * @param ?string $amount Amount to release, up to the whole reward. Default: the whole reward.
     *     Type: `MoneyInput`.
     */
    public function release(
        string $reward_id,
        ?string $amount = null,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('rewards.release', [
            'reward_id' => $reward_id,
        ], [
            'amount' => $amount ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Runs every check of a reward without giving it. Returns a `reward_validation` that lists
     * every problem. No `Idempotency-Key` is needed.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `reference_not_found`, `invalid_phone`, `invalid_amount`,
     * `invalid_meter_number`, `invalid_time`, `invalid_metadata`, `conflicting_parameters`,
     * `time_out_of_range`, `reference_in_use`, `program_closed`, `program_not_active`,
     * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
     * `unsupported_network`, `network_required`, `token_phone_required`, `data_not_live`,
     * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
     * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
     * `fraud_blocked`, `limit_reached`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $program Program that pays for the reward.
     *     Type: `ProgramId`.
     * @param string|RewardRecipientPerson|array<string, mixed> $recipient Recipient of the reward.
     * @param string $completion_id Your own unique ID of the completion. Each ID is rewarded once
     *     per program and can never be reused.
     *     Type: `CompletionId`.
     * @param ?string $amount Face value. Default: the program's `default_amount`, or the price of
     *     the bundle. Type: `MoneyInput`.
     * @param ?string $delivery How the reward is delivered to the person. Whoever claims a link
     *     names their own number and meter, so `meter` and `token_phone` are for `direct` only.
     *     With `choice`, the person also chooses the type, so `type`, `product` and `bundle_id`
     *     return 400 `conflicting_parameters`. See `RewardDelivery`.
     * @param ?string $type Reward type. Default: derived from the product, bundle or meter;
     *     otherwise the first of the program's `choices` that fits, with `delivery: link` the
     *     first. See `SendType`.
     * @param ?string $product Product slug. Default: derived from `type` and `currency`.
     *     Type: `ProductId`.
     * @param ?string $bundle_id Bundle to send. For data only. If omitted with `delivery: link`,
     *     the person chooses one that costs at most the amount.
     *     Type: `BundleId`.
     * @param ?string $meter Meter number, for electricity only.
     *     Type: `MeterInput`.
     * @param ?string $token_phone Phone number that receives the electricity token by SMS. Default:
     *     the recipient's number. Type: `PhoneInput`.
     * @param ?bool $hold Hold the reward in escrow until you release it, whatever the program's
     *     `hold` says.
     * @param RewardLinkOptions|array<string, mixed>|null $link Settings of the link, for `link` and
     *     `choice` delivery.
     * @param array<string, string>|null $metadata Your own key-value data about the reward.
     * @param ?string $reason For agent keys: reason shown to the person who approves.
     *     Type: `Note`.
     */
    public function validate(
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
        ?RequestOptions $requestOptions = null,
    ): RewardValidation {
        return $this->callJson('rewards.validate', [], [
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
        ], $requestOptions);
    }

    /**
     * Void a reward.
     *
     * Voids a reward before anything was sent: a reward in escrow, or one whose link nobody has
     * claimed. Its budget returns to the program, its link is revoked, and its `completion_id`
     * stays used. If the reward is already voided, the request returns 200 with the reward
     * unchanged. Returns 409 `reward_not_voidable` in any other status; a reward under review must
     * be rejected there.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `reward_not_voidable`.
     *
     * @param string $reward_id ID of the reward.
     *     Type: `RewardId`.
     */
    public function void(
        string $reward_id,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('rewards.void', [
            'reward_id' => $reward_id,
        ], [], $requestOptions);
    }
}
