<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\CreatedFilter;
use Svc\Model\GeofenceInput;
use Svc\Model\Program;
use Svc\Model\ProgramBrandingInput;
use Svc\Model\ProgramHoldInput;
use Svc\Model\ProgramRule;
use Svc\Model\ProgramRuleList;
use Svc\Model\ProgramRuleWrite;
use Svc\Model\Reward;
use Svc\Model\RewardLimitsInput;
use Svc\Model\RewardRecipientPerson;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->programs`.
 */
final class ProgramsResource extends Resource
{
    /**
     * Activate a program.
     *
     * Activates a program so that it gives rewards. It needs at least one of `choices` and a
     * budget; if one is missing, the request returns 400 `parameter_missing` with its name. The
     * budget of a reserved program is already reserved. If the program is already active, the
     * request returns 200 with the program unchanged. Returns 409 `invalid_transition` if it is
     * paused or exhausted; resume or fund it instead.
     *
     * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function activate(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.activate', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Close a program.
     *
     * Closes a program permanently, whatever its status. New rewards return 409 `program_closed`.
     * Unclaimed links are revoked immediately and their rewards voided. During `close_grace`, seven
     * days by default, you can still release escrow and approve reviews; links that this creates
     * can be claimed until it ends. After that, rewards still in escrow are voided and open reviews
     * are rejected. Money not earmarked for them returns to your Credit immediately, the rest as
     * each of them ends. If the program is already closed, the request returns 200 with the program
     * unchanged.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function close(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.close', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Create a program.
     *
     * Creates a program as a draft: its budget, reward types, limits and holds. The response
     * contains `completions_secret`, which your own systems use to sign completions; store it. With
     * `funding: reserve`, the whole budget is reserved from your Credit now; if your Credit is too
     * low, the request returns 402 `reservation_insufficient`. With `pay_as_you_go`, each reward
     * debits your Credit when it is created, and the value of links and escrow is reserved until
     * they end.
     *
     * If a bundle costs less than the reward, the reward's amount becomes the price of the bundle
     * and the rest returns to the budget. Budgets, limits and rewards are counted at face value.
     *
     * Nothing is given away until you activate the program. Add rules with
     * `PUT /programs/{program_id}/rules` to reward activities, referrals or check-ins.
     *
     * A program gives to people who have no key, so a key with `spend_caps`, a recipient allowlist,
     * or lists of networks or products cannot create, activate, resume, fund or update one, set its
     * rules, roll its secret or create its links: all of them return 403 `limit_raise_forbidden`. A
     * key that is given limits later is held to them: signed completions, check-ins and claims that
     * no other key caused count for the key that created the program, or last activated or resumed
     * it.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_currency`, `invalid_amount`, `invalid_duration`, `reference_not_found`,
     * `invalid_url`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
     * `unknown_merge_field`, `sms_too_long`, `limit_raise_forbidden`, `reservation_insufficient`.
     *
     * @param string $name Name of the program.
     *     Type: `Label`.
     * @param string $currency Currency of the budget and of all rewards. Cannot be changed.
     *     Type: `CurrencyInput`.
     * @param ?string $description Description for your own use.
     *     Type: `Note`.
     * @param ?string $default_amount Face value of rewards that set no amount. Default: none, so
     *     every reward must set one. Type: `MoneyInput`.
     * @param ?string $budget Total amount the program can give away. Needed to activate it; see
     *     also `fund`. Type: `MoneyInput`.
     * @param ?string $funding How the budget is funded. Cannot be changed.
     *     See `ProgramFunding`.
     * @param list<string>|null $choices Reward types that the program can send. At least one is
     *     needed to activate it.
     * @param list<string>|null $sources Ways in which rewards can be created. Default: all of them.
     * @param ?bool $one_per_phone Limit each phone number to one reward. Default: `false`.
     * @param ?string $on_zesa_down What happens to electricity rewards during a national outage.
     *     Default: `queue`. See `PowerDownChoice`.
     * @param ?string $max_hold How long a queued electricity reward can wait, from 5 minutes to 7
     *     days. Default: 24 hours. Type: `DurationInput`.
     * @param ?string $close_grace How long escrow can be released after the program is closed, up
     *     to 30 days. Default: 7 days. Type: `DurationInput`.
     * @param ?bool $sensitive_data Omit the program and amount from SMS messages. Default: `false`.
     * @param RewardLimitsInput|array<string, mixed>|null $per_recipient Limits on what one person
     *     can receive. Default: no limit.
     * @param ?string $require_network Reward only phone numbers of this network.
     *     Type: `NetworkId`.
     * @param ?int $throttle_per_hour Maximum rewards per hour from completions. Default: no limit.
     * @param ?string $min_account_age Minimum age of the recipient's record, or of
     *     `user_created_at` in its metadata, up to 400 days. Type: `DurationInput`.
     * @param ProgramHoldInput|array<string, mixed>|null $hold Rewards to hold before they are sent.
     *     Default: none. With `mode: none`, no condition can be set.
     * @param ?string $sms_message Custom SMS message to the person. Default: our standard message.
     *     If it contains the merge field `{link}`, it is used to send a reward's link; otherwise it
     *     is used after the reward was sent. Type: `SmsTemplate`.
     * @param ProgramBrandingInput|array<string, mixed>|null $branding Branding of claim pages and
     *     messages.
     * @param ?string $lawful_basis Legal basis for processing these people's data. Also set on
     *     recipients that the program creates. Default: `legitimate_interest`.
     *     See `LawfulBasis`.
     * @param GeofenceInput|array<string, mixed>|null $geofence Location where people must check in
     *     to claim links. Needs the source `links`. Default: anywhere.
     * @param array<string, string>|null $metadata Your own key-value data about the program.
     */
    public function create(
        string $name,
        string $currency,
        ?string $description = null,
        ?string $default_amount = null,
        ?string $budget = null,
        ?string $funding = null,
        ?array $choices = null,
        ?array $sources = null,
        ?bool $one_per_phone = null,
        ?string $on_zesa_down = null,
        ?string $max_hold = null,
        ?string $close_grace = null,
        ?bool $sensitive_data = null,
        RewardLimitsInput|array|null $per_recipient = null,
        ?string $require_network = null,
        ?int $throttle_per_hour = null,
        ?string $min_account_age = null,
        ProgramHoldInput|array|null $hold = null,
        ?string $sms_message = null,
        ProgramBrandingInput|array|null $branding = null,
        ?string $lawful_basis = null,
        GeofenceInput|array|null $geofence = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.create', [], [
            'name' => $name,
            'currency' => $currency,
            'description' => $description ?? NotGiven::Value,
            'default_amount' => $default_amount ?? NotGiven::Value,
            'budget' => $budget ?? NotGiven::Value,
            'funding' => $funding ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'sources' => $sources ?? NotGiven::Value,
            'one_per_phone' => $one_per_phone ?? NotGiven::Value,
            'on_zesa_down' => $on_zesa_down ?? NotGiven::Value,
            'max_hold' => $max_hold ?? NotGiven::Value,
            'close_grace' => $close_grace ?? NotGiven::Value,
            'sensitive_data' => $sensitive_data ?? NotGiven::Value,
            'per_recipient' => Encode::object($per_recipient) ?? NotGiven::Value,
            'require_network' => $require_network ?? NotGiven::Value,
            'throttle_per_hour' => $throttle_per_hour ?? NotGiven::Value,
            'min_account_age' => $min_account_age ?? NotGiven::Value,
            'hold' => Encode::object($hold) ?? NotGiven::Value,
            'sms_message' => $sms_message ?? NotGiven::Value,
            'branding' => Encode::object($branding) ?? NotGiven::Value,
            'lawful_basis' => $lawful_basis ?? NotGiven::Value,
            'geofence' => Encode::object($geofence) ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Reward a signed completion.
     *
     * Rewards a person for completing something, without an API key: a survey tool, form or app
     * signs the request with the program's secret instead. The program's limits, fraud rules and
     * budget apply as in `POST /rewards`. If the request is rejected, nothing is written, so you
     * can send it again with the same `completion_id` once the cause is fixed. If the
     * `completion_id` was already used, its existing reward is returned with 200. While an agent
     * waits for approval to reward it, 409 `reference_in_use` is returned. The reward type follows
     * from `meter` or `target`; otherwise it is the first of the program's `choices` that fits.
     *
     * The reward counts towards the caps of the key that created the program, or last activated or
     * resumed it, and must be within its lists of recipients, networks and products.
     *
     * The program's rules for completions are evaluated with the first request, for whoever is
     * rewarded. `matches` lists the ones that matched; a rule that gives nothing never fails the
     * request.
     *
     * The header is `Svc-Signature: t=<unix>,v1=<hex>`, where hex is the HMAC-SHA256 of `t`, a full
     * stop and the raw body, keyed by the whole `completions_secret`. Create a new signature for
     * every attempt: a signature is valid for five minutes. Returns 429 `completions_throttled`
     * above the program's `throttle_per_hour`; wait `retry_after` seconds.
     *
     * Errors: `signature_invalid`, `signature_expired`, `reference_not_found`, `invalid_phone`,
     * `invalid_meter_number`, `invalid_amount`, `invalid_metadata`, `conflicting_parameters`,
     * `reference_in_use`, `completions_throttled`, `program_closed`, `program_not_active`,
     * `source_not_allowed`, `choice_not_allowed`, `erased_recipient`, `unsupported_network`,
     * `network_required`, `token_phone_required`, `product_unavailable`, `amount_out_of_range`,
     * `amount_not_allowed`, `target_blocked`, `account_too_young`, `one_per_phone`,
     * `reward_cap_reached`, `fraud_blocked`, `limit_reached`, `product_not_allowed`,
     * `network_not_allowed`, `recipient_not_allowed`, `meter_quota_exceeded`, `power_unavailable`,
     * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`,
     * `recipient_cap_exceeded`, `spend_cap_exceeded`, `program_budget_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param ?string $completion_id Your own unique ID of the completion. Each ID is rewarded once
     *     and can never be reused. Type: `CompletionId`.
     * @param ?string $ref Alias of `completion_id`, for form tools that send `ref`.
     *     Type: `CompletionId`.
     * @param string|RewardRecipientPerson|array<string, mixed>|null $recipient Recipient of the
     *     reward. Default: derived from `phone`.
     * @param ?string $phone Phone number of the person. Default: the recipient's number.
     *     Type: `PhoneInput`.
     * @param ?string $target Phone number or meter that receives the reward, if different from the
     *     person's number. Becomes the reward's `target`.
     *     Type: `TargetInput`.
     * @param ?string $meter Meter number, for electricity rewards only.
     *     Type: `MeterInput`.
     * @param ?string $token_phone Phone number that receives the electricity token by SMS. Default:
     *     `phone`. Type: `PhoneInput`.
     * @param ?string $amount Face value of the reward. Default: the program's `default_amount`.
     *     Type: `MoneyInput`.
     * @param array<string, string>|null $metadata Your own key-value data about the completion.
     */
    public function createCompletion(
        string $program_id,
        ?string $completion_id = null,
        ?string $ref = null,
        string|RewardRecipientPerson|array|null $recipient = null,
        ?string $phone = null,
        ?string $target = null,
        ?string $meter = null,
        ?string $token_phone = null,
        ?string $amount = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Reward {
        return $this->callJson('programs.create_completion', [
            'program_id' => $program_id,
        ], [
            'completion_id' => $completion_id ?? NotGiven::Value,
            'ref' => $ref ?? NotGiven::Value,
            'recipient' => $recipient ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'target' => $target ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'token_phone' => $token_phone ?? NotGiven::Value,
            'amount' => $amount ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Remove from a program's budget.
     *
     * Removes money from the budget of a program. If the program is reserved, the money becomes
     * available Credit immediately. If `amount` is omitted, everything that escrow and unclaimed
     * links have not earmarked is removed. Returns 402 `program_budget_exceeded` if `amount` is
     * more than that. A program with nothing left becomes exhausted.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_amount`, `program_closed`, `program_budget_exceeded`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param ?string $amount Amount to remove. Default: everything not earmarked by escrow or
     *     unclaimed links. Type: `MoneyInput`.
     */
    public function defund(
        string $program_id,
        ?string $amount = null,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.defund', [
            'program_id' => $program_id,
        ], [
            'amount' => $amount ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Delete a program.
     *
     * Closes a program, exactly as `POST /programs/{program_id}/close` does. Nothing is erased, and
     * its rewards remain readable. If the program is already closed, the request returns 200 with
     * the program unchanged.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function delete(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.delete', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Add to a program's budget.
     *
     * Adds to the budget of a program. If the program is reserved, the same amount is added to its
     * reservation from your Credit; if your Credit is too low, the request returns 402
     * `reservation_insufficient` and nothing changes. A budget is at most 9999999.99: above that,
     * the request returns 422 `amount_out_of_range`. An exhausted program becomes active again.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_amount`, `limit_raise_forbidden`, `program_closed`,
     * `amount_out_of_range`, `reservation_insufficient`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param string $amount Amount to add, in the program's currency.
     *     Type: `MoneyInput`.
     */
    public function fund(
        string $program_id,
        string $amount,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.fund', [
            'program_id' => $program_id,
        ], [
            'amount' => $amount,
        ], $requestOptions);
    }

    /**
     * Retrieve a program.
     *
     * Retrieves a program with its current budget. Use it to monitor a campaign: `remaining` is the
     * money left, and `counts` how its rewards ended. The secret is never returned again.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function get(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.get', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * List programs.
     *
     * Lists your programs, newest first, with their remaining budgets. Use it to find a program's
     * ID, or with `status=exhausted` to find programs that need more budget.
     *
     * Errors: `invalid_cursor`, `invalid_time`, `conflicting_parameters`.
     *
     * @param ?int $limit Maximum number of objects to return.
     *     Type: `PageLimit`.
     * @param ?string $starting_after Returns the page after this object. Cannot be used with
     *     `ending_before`. Type: `Cursor`.
     * @param ?string $ending_before Returns the page before this object. Cannot be used with
     *     `starting_after`. Type: `Cursor`.
     * @param CreatedFilter|array<string, mixed>|null $created Filters by time of creation:
     *     `created[gte]`, `created[lte]`, `created[gt]`, `created[lt]`.
     * @param ?string $status Only programs with this status.
     *     See `ProgramStatus`.
     * @param array<string, string>|null $metadata Only programs with this metadata value. One key
     *     per request.
     * @return Page<Program>
     */
    public function list(
        ?int $limit = null,
        ?string $starting_after = null,
        ?string $ending_before = null,
        CreatedFilter|array|null $created = null,
        ?string $status = null,
        ?array $metadata = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('programs.list', [], [
            'limit' => $limit ?? NotGiven::Value,
            'starting_after' => $starting_after ?? NotGiven::Value,
            'ending_before' => $ending_before ?? NotGiven::Value,
            'created' => Encode::object($created) ?? NotGiven::Value,
            'status' => $status ?? NotGiven::Value,
            'metadata' => Encode::object($metadata) ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * List the rules of a program.
     *
     * Lists the rules of a program on one page, in the order they are evaluated. Rules that were
     * omitted from the last set are included, switched off, with their match counts.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param ?bool $active Only rules that are active (`true`) or switched off (`false`).
     * @return Page<ProgramRule>
     */
    public function listRules(
        string $program_id,
        ?bool $active = null,
        ?RequestOptions $requestOptions = null,
    ): Page {
        return $this->callPage('programs.list_rules', [
            'program_id' => $program_id,
        ], [
            'active' => $active ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Pause a program.
     *
     * Pauses a program. New rewards, completions and claims return 409 `program_not_active`;
     * rewards already being sent continue. The budget is unchanged. If the program is already
     * paused, the request returns 200 with the program unchanged. Returns 409 `invalid_transition`
     * if it is a draft or exhausted.
     *
     * Errors: `program_closed`, `invalid_transition`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function pause(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.pause', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Resume a program.
     *
     * Resumes a paused program. Requests that were rejected while it was paused are not replayed:
     * send those completions again with the same `completion_id`. If the program is already active,
     * the request returns 200 with the program unchanged. Returns 409 `invalid_transition` for any
     * other status.
     *
     * Errors: `limit_raise_forbidden`, `program_closed`, `invalid_transition`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function resume(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.resume', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Roll a program's secret.
     *
     * Rolls the secret that signs a program's completions and returns the new secret once. The old
     * secret stays valid for 24 hours, so that you can update your systems without an interruption.
     * Rolling again does not shorten those 24 hours, so you can repeat a roll whose response was
     * lost. Use it if a secret may have leaked.
     *
     * Errors: `limit_raise_forbidden`, `program_closed`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     */
    public function rollSecret(
        string $program_id,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.roll_secret', [
            'program_id' => $program_id,
        ], [], $requestOptions);
    }

    /**
     * Set the rules of a program.
     *
     * Replaces the whole set of rules of a program. A rule whose `id` exists replaces that rule and
     * keeps its count; a rule without `id` is new; rules that you omit are switched off but never
     * erased. To change one rule, retrieve all rules, edit them, and send all of them back.
     *
     * At most 50 rules of a program and 1,000 of an account can be active; the request returns 409
     * `limit_reached` if there are more. The conditions of a program's rules, and those of all
     * active rules of an account, can have at most 1 MiB. Rules apply to what happens from now on.
     * Rewards cannot depend on chance: `lottery` and `prize_draw` return `rule_not_allowed`.
     *
     * Errors: `reference_not_found`, `rule_not_allowed`, `invalid_amount`, `invalid_duration`,
     * `invalid_time`, `limit_raise_forbidden`, `conflicting_parameters`, `time_out_of_range`,
     * `program_closed`, `choice_not_allowed`, `limit_reached`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param list<ProgramRuleWrite|array<string, mixed>> $rules All rules of the program, at most
     *     50 of them active. Rules you omit are switched off.
     */
    public function setRules(
        string $program_id,
        array $rules,
        ?RequestOptions $requestOptions = null,
    ): ProgramRuleList {
        return $this->callJson('programs.set_rules', [
            'program_id' => $program_id,
        ], [
            'rules' => $rules,
        ], $requestOptions);
    }

    /**
     * Update a program.
     *
     * Updates a program that is not closed. Omitted fields keep their value. Everything except the
     * currency and the funding can change. Changes apply to rewards created from now on; existing
     * rewards keep their terms. Returns 402 `program_budget_exceeded` if the new budget is below
     * what is spent and earmarked. If the program is reserved, a larger budget is reserved
     * immediately.
     *
     * Errors: `invalid_amount`, `invalid_duration`, `reference_not_found`, `invalid_url`,
     * `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`, `unknown_merge_field`,
     * `sms_too_long`, `limit_raise_forbidden`, `program_closed`, `program_budget_exceeded`,
     * `reservation_insufficient`.
     *
     * @param string $program_id ID of the program.
     *     Type: `ProgramId`.
     * @param ?string $name Name of the program.
     *     Type: `Label`.
     * @param ?string $description Description for your own use. Null removes it.
     *     Type: `Note`.
     * @param ?string $default_amount Face value of rewards that set no amount. Null if every reward
     *     must set one. Type: `MoneyInput`.
     * @param ?string $budget Total amount the program can give away. Cannot be less than it has
     *     spent and earmarked. Type: `MoneyInput`.
     * @param list<string>|null $choices Reward types that the program can send. At least one is
     *     needed to activate it.
     * @param list<string>|null $sources Ways in which rewards can be created. Default: all of them.
     * @param ?bool $one_per_phone Limit each phone number to one reward. Default: `false`.
     * @param ?string $on_zesa_down What happens to electricity rewards during a national outage.
     *     Default: `queue`. See `PowerDownChoice`.
     * @param ?string $max_hold How long a queued electricity reward can wait, from 5 minutes to 7
     *     days. Default: 24 hours. Type: `DurationInput`.
     * @param ?string $close_grace How long escrow can be released after the program is closed, up
     *     to 30 days. Default: 7 days. Type: `DurationInput`.
     * @param ?bool $sensitive_data Omit the program and amount from SMS messages. Default: `false`.
     * @param RewardLimitsInput|array<string, mixed>|null $per_recipient Limits on what one person
     *     can receive. Null removes all limits.
     * @param ?string $require_network Reward only phone numbers of this network. Null allows any
     *     network. Type: `NetworkId`.
     * @param ?int $throttle_per_hour Maximum rewards per hour from completions. Null removes the
     *     limit.
     * @param ?string $min_account_age Minimum age of the recipient's record. Null removes the
     *     requirement. Type: `DurationInput`.
     * @param ProgramHoldInput|array<string, mixed>|null $hold Rewards to hold before they are sent.
     *     Null for none; rewards already held stay held.
     * @param ?string $sms_message Custom SMS message to the person. Null restores our standard
     *     message. Type: `SmsTemplate`.
     * @param ProgramBrandingInput|array<string, mixed>|null $branding Branding of claim pages and
     *     messages. Null restores the default.
     * @param ?string $lawful_basis Legal basis for processing these people's data. Null removes it.
     *     See `LawfulBasis`.
     * @param GeofenceInput|array<string, mixed>|null $geofence Location where people must check in
     *     to claim links. Null for anywhere.
     * @param array<string, ?string>|null $metadata Your own key-value data about the program. Keys
     *     are merged; see `MetadataUpdate`. Null removes all keys.
     */
    public function update(
        string $program_id,
        ?string $name = null,
        string|null|NotGiven $description = NotGiven::Value,
        string|null|NotGiven $default_amount = NotGiven::Value,
        ?string $budget = null,
        ?array $choices = null,
        ?array $sources = null,
        ?bool $one_per_phone = null,
        ?string $on_zesa_down = null,
        ?string $max_hold = null,
        ?string $close_grace = null,
        ?bool $sensitive_data = null,
        RewardLimitsInput|array|null|NotGiven $per_recipient = NotGiven::Value,
        string|null|NotGiven $require_network = NotGiven::Value,
        int|null|NotGiven $throttle_per_hour = NotGiven::Value,
        string|null|NotGiven $min_account_age = NotGiven::Value,
        ProgramHoldInput|array|null|NotGiven $hold = NotGiven::Value,
        string|null|NotGiven $sms_message = NotGiven::Value,
        ProgramBrandingInput|array|null|NotGiven $branding = NotGiven::Value,
        string|null|NotGiven $lawful_basis = NotGiven::Value,
        GeofenceInput|array|null|NotGiven $geofence = NotGiven::Value,
        array|null|NotGiven $metadata = NotGiven::Value,
        ?RequestOptions $requestOptions = null,
    ): Program {
        return $this->callJson('programs.update', [
            'program_id' => $program_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'description' => $description,
            'default_amount' => $default_amount,
            'budget' => $budget ?? NotGiven::Value,
            'choices' => $choices ?? NotGiven::Value,
            'sources' => $sources ?? NotGiven::Value,
            'one_per_phone' => $one_per_phone ?? NotGiven::Value,
            'on_zesa_down' => $on_zesa_down ?? NotGiven::Value,
            'max_hold' => $max_hold ?? NotGiven::Value,
            'close_grace' => $close_grace ?? NotGiven::Value,
            'sensitive_data' => $sensitive_data ?? NotGiven::Value,
            'per_recipient' => Encode::object($per_recipient),
            'require_network' => $require_network,
            'throttle_per_hour' => $throttle_per_hour,
            'min_account_age' => $min_account_age,
            'hold' => Encode::object($hold),
            'sms_message' => $sms_message,
            'branding' => Encode::object($branding),
            'lawful_basis' => $lawful_basis,
            'geofence' => Encode::object($geofence),
            'metadata' => Encode::object($metadata),
        ], $requestOptions);
    }
}
