// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.kotlin

import com.example.svc.FileResult
import com.example.svc.Params
import com.example.svc.RequestOptions
import com.example.svc.model.*
import com.example.svc.param.*
import com.example.svc.runtime.Settings
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

/** The methods of `family`. */
public class FamilyResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Add a family member.
   *
   * Adds a member to your household. The person also becomes a recipient, or is the recipient who
   * already has this phone number, whose name and meter change with the request. An `allowance`
   * becomes a schedule that sells airtime from your Credit at 08:00 on its day. Both objects are
   * visible; the schedule is only changed here. Runs are restricted by the products, networks,
   * numbers and caps of the key that last set the allowance.
   *
   * Returns 409 `limit_reached` if the household already has 100 people, and 409 `duplicate_resource`
   * if the phone number is already listed; `resource` is its member.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
   * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_resource`, `limit_reached`, `erased_recipient`.
   */
  public suspend fun create(
    params: FamilyCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): FamilyMember =
    json("family.create", mapOf(), params, options, FamilyMember::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: FamilyCreateParams.Builder.() -> Unit,
  ): FamilyMember =
    create(FamilyCreateParams.builder().apply(build).build(), options)

  /**
   * Remove a family member.
   *
   * Removes a family member and ends the allowance. The recipient and past sends are kept; to erase
   * the person's data, use `DELETE /recipients/{recipient_id}`.
   */
  public suspend fun delete(
    familyMemberId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): FamilyMember =
    json("family.delete", mapOf("family_member_id" to familyMemberId), Params.NONE, options, FamilyMember::of)

  /**
   * Retrieve a family member.
   *
   * Retrieves a family member with their allowance and this month's spend. Use it after a send, or to
   * find the `schedule` of the allowance.
   */
  public suspend fun getMember(
    familyMemberId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): FamilyMember =
    json("family.get_member", mapOf("family_member_id" to familyMemberId), Params.NONE, options, FamilyMember::of)

  /**
   * List the family.
   *
   * Lists your family members with their allowances and this month's spend. The list has a single
   * page.
   */
  public suspend fun list(
    options: RequestOptions = RequestOptions.NONE,
  ): Page<FamilyMember> =
    page("family.list", mapOf(), Params.NONE, options, FamilyMember::of)

  /**
   * Send to a family member.
   *
   * Sends airtime or electricity to a family member now, from your Credit. It creates a normal send:
   * 202 with `status: pending`, followed by `send.*` events. Electricity goes to the member's meter,
   * which is confirmed first, and the token is sent to their phone by SMS. Returns 400
   * `parameter_missing` if the member has no meter.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_amount`, `invalid_currency`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `duplicate_suspected`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`, `recipient_cap_exceeded`, `spend_cap_exceeded`,
   * `insufficient_credit`.
   */
  public suspend fun sendTo(
    familyMemberId: String,
    params: FamilySendToParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Send =
    json("family.send_to", mapOf("family_member_id" to familyMemberId), params, options, Send::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun sendTo(
    familyMemberId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: FamilySendToParams.Builder.() -> Unit,
  ): Send =
    sendTo(familyMemberId, FamilySendToParams.builder().apply(build).build(), options)

  /**
   * Update a family member.
   *
   * Updates a family member. Omitted fields keep their value. `allowance: null` ends the allowance
   * and `paused: true` pauses it. Changes apply from the next occurrence. Name, phone and meter are
   * those of the recipient. Returns 400 `parameter_missing` if there is no allowance to pause.
   *
   * Errors: `invalid_phone`, `invalid_meter_number`, `invalid_currency`, `invalid_amount`,
   * `unsupported_network`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `amount_out_of_range`, `amount_not_allowed`, `target_blocked`,
   * `duplicate_resource`, `limit_reached`.
   */
  public suspend fun update(
    familyMemberId: String,
    params: FamilyUpdateParams = FamilyUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): FamilyMember =
    json("family.update", mapOf("family_member_id" to familyMemberId), params, options, FamilyMember::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    familyMemberId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: FamilyUpdateParams.Builder.() -> Unit,
  ): FamilyMember =
    update(familyMemberId, FamilyUpdateParams.builder().apply(build).build(), options)
}
