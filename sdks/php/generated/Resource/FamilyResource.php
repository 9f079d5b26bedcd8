<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Model\FamilyAllowanceInput;
use Svc\Model\FamilyMember;
use Svc\Model\Send;
use Svc\NotGiven;
use Svc\Page;
use Svc\RequestOptions;
use Svc\Runtime\Encode;
use Svc\Runtime\Resource;

/**
 * The methods of `$client->family`.
 */
final class FamilyResource extends Resource
{
    /**
     * Add a family member.
     *
     * Adds a member to your household. The person also becomes a recipient, or is the recipient who
     * already has this phone number, whose name and meter change with the request. An `allowance`
     * becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
     * visible; the schedule is only changed here. Runs are restricted by the products, networks,
     * numbers and caps of the key that last set the allowance.
     *
     * Returns 409 `limit_reached` if the household already has 100 people, and 409
     * `duplicate_resource` if the phone number is already listed; `resource` is its member.
     *
     * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
     * `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
     * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
     * `duplicate_resource`, `limit_reached`, `erased_recipient`.
     *
     * @param string $name Name of the family member.
     *     Type: `Label`.
     * @param string $phone Mobile number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $relation Your relationship to the person.
     *     See `FamilyRelation`.
     * @param ?string $meter Electricity meter number of 11 digits.
     *     Type: `MeterInput`.
     * @param FamilyAllowanceInput|array<string, mixed>|null $allowance Allowance the person
     *     receives automatically. Default: none.
     * @param ?bool $notify Whether to send the person an SMS when airtime arrives.
     */
    public function create(
        string $name,
        string $phone,
        ?string $relation = null,
        ?string $meter = null,
        FamilyAllowanceInput|array|null $allowance = null,
        ?bool $notify = null,
        ?RequestOptions $requestOptions = null,
    ): FamilyMember {
        return $this->callJson('family.create', [], [
            'name' => $name,
            'phone' => $phone,
            'relation' => $relation ?? NotGiven::Value,
            'meter' => $meter ?? NotGiven::Value,
            'allowance' => Encode::object($allowance) ?? NotGiven::Value,
            'notify' => $notify ?? NotGiven::Value,
        ], $requestOptions);
    }

    /**
     * Remove a family member.
     *
     * Removes a family member and ends the allowance. The recipient and past sends are kept; to
     * erase the person's data, use `DELETE /recipients/{recipient_id}`.
     *
     * @param string $family_member_id ID of the family member.
     *     Type: `FamilyMemberId`.
     */
    public function delete(
        string $family_member_id,
        ?RequestOptions $requestOptions = null,
    ): FamilyMember {
        return $this->callJson('family.delete', [
            'family_member_id' => $family_member_id,
        ], [], $requestOptions);
    }

    /**
     * Retrieve a family member.
     *
     * Retrieves a family member with their allowance and this month's spend. Use it after a send,
     * or to find the `schedule` of the allowance.
     *
     * @param string $family_member_id ID of the family member.
     *     Type: `FamilyMemberId`.
     */
    public function getMember(
        string $family_member_id,
        ?RequestOptions $requestOptions = null,
    ): FamilyMember {
        return $this->callJson('family.get_member', [
            'family_member_id' => $family_member_id,
        ], [], $requestOptions);
    }

    /**
     * List the family.
     *
     * Lists your family members with their allowances and this month's spend. The list has a single
     * page.
     *
     * @return Page<FamilyMember>
     */
    public function list(?RequestOptions $requestOptions = null): Page
    {
        return $this->callPage('family.list', [], [], $requestOptions);
    }

    /**
     * Send to a family member.
     *
     * Sends airtime or electricity to a family member now, from your Credit. It creates a normal
     * send: 202 with `status: pending`, followed by `send.*` events. Electricity goes to the
     * member's meter, which is confirmed first, and the token is sent to their phone by SMS.
     * Returns 400 `parameter_missing` if the member has no meter.
     *
     * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
     * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
     * `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
     * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
     * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
     * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
     * `insufficient_credit`.
     *
     * @param string $family_member_id ID of the family member.
     *     Type: `FamilyMemberId`.
     * @param string $type Whether to send airtime or electricity.
     *     See `FamilySendType`.
     * @param string $amount Face value of the sale.
     *     Type: `MoneyInput`.
     * @param string $currency Three-letter currency code. Required; there is no default.
     *     Type: `CurrencyInput`.
     */
    public function sendTo(
        string $family_member_id,
        string $type,
        string $amount,
        string $currency,
        ?RequestOptions $requestOptions = null,
    ): Send {
        return $this->callJson('family.send_to', [
            'family_member_id' => $family_member_id,
        ], [
            'type' => $type,
            'amount' => $amount,
            'currency' => $currency,
        ], $requestOptions);
    }

    /**
     * Update a family member.
     *
     * Updates a family member. Omitted fields keep their value. `allowance: null` ends the
     * allowance and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone
     * and meter are those of the recipient. Returns 400 `parameter_missing` if there is no
     * allowance to pause.
     *
     * Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
     * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
     * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
     * `duplicate_resource`, `limit_reached`.
     *
     * @param string $family_member_id ID of the family member.
     *     Type: `FamilyMemberId`.
     * @param ?string $name Name of the family member.
     *     Type: `Label`.
     * @param ?string $phone Mobile number, in any Zimbabwean format.
     *     Type: `PhoneInput`.
     * @param ?string $relation Your relationship to the person.
     *     See `FamilyRelation`.
     * @param ?string $meter Electricity meter number. Null removes it.
     *     Type: `MeterInput`.
     * @param FamilyAllowanceInput|array<string, mixed>|null $allowance Allowance the person
     *     receives automatically. Null ends it.
     * @param ?bool $notify Whether to send the person an SMS when airtime arrives.
     * @param ?bool $paused Whether the allowance is paused.
     */
    public function update(
        string $family_member_id,
        ?string $name = null,
        ?string $phone = null,
        ?string $relation = null,
        string|null|NotGiven $meter = NotGiven::Value,
        FamilyAllowanceInput|array|null|NotGiven $allowance = NotGiven::Value,
        ?bool $notify = null,
        ?bool $paused = null,
        ?RequestOptions $requestOptions = null,
    ): FamilyMember {
        return $this->callJson('family.update', [
            'family_member_id' => $family_member_id,
        ], [
            'name' => $name ?? NotGiven::Value,
            'phone' => $phone ?? NotGiven::Value,
            'relation' => $relation ?? NotGiven::Value,
            'meter' => $meter,
            'allowance' => Encode::object($allowance),
            'notify' => $notify ?? NotGiven::Value,
            'paused' => $paused ?? NotGiven::Value,
        ], $requestOptions);
    }
}
