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

/** The methods of `claims`. */
public class ClaimsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Claim a reward link.
   *
   * Claims a reward link for a person, with their phone number, their choice if there are several,
   * and the code if the link requires one. The reward is created and sent immediately, or held if a
   * fraud rule stops it; show the message in `result`. If the same number claims again, the existing
   * claim is returned with 200. Any other number gets 410 `claim_used`.
   *
   * If a limit or rule rejects the claim, nothing is claimed and the person can try again. Five wrong
   * codes lock the link for 30 minutes. If the link has a `phone_hint`, only that number can receive
   * a code, so any other gets 422 `code_invalid`. Links whose `requires` includes `position` return
   * 422 `checkin_required` here; claim them with `POST /checkins`.
   *
   * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
   * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
   * `checkin_required`, `claim_locked`, `challenge_required`, `challenge_failed`,
   * `code_invalid`, `program_closed`, `program_not_active`, `choice_not_allowed`,
   * `erased_recipient`, `product_mismatch`, `unsupported_network`, `network_required`,
   * `bundle_unavailable`, `product_unavailable`, `amount_out_of_range`, `amount_not_allowed`,
   * `target_blocked`, `account_too_young`, `one_per_phone`, `reward_cap_reached`,
   * `fraud_blocked`, `limit_reached`, `meter_quota_exceeded`, `power_unavailable`,
   * `provider_invalid_response`, `meter_not_found`, `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun create(
    token: String,
    params: ClaimsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLinkClaim =
    json("claims.create", mapOf("token" to token), params, options, RewardLinkClaim::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    token: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ClaimsCreateParams.Builder.() -> Unit,
  ): RewardLinkClaim =
    create(token, ClaimsCreateParams.builder().apply(build).build(), options)

  /**
   * Show a reward link to its holder.
   *
   * Retrieves a reward link as its holder may see it: its value, the choices, and in `requires` what
   * to ask for. Call it from your claim page with a publishable key. The first call marks the link as
   * opened. Once the link is claimed, `result` reports progress; poll every two seconds until it is
   * no longer `sending`.
   *
   * The response never includes the program, its budget, other rewards or a full phone number.
   * Returns 410 if the link has expired or was revoked.
   *
   * Errors: `origin_not_allowed`, `claim_revoked`, `claim_expired`.
   */
  public suspend fun get(
    token: String,
    options: RequestOptions = RequestOptions.NONE,
  ): RewardLinkClaim =
    json("claims.get", mapOf("token" to token), Params.NONE, options, RewardLinkClaim::of)

  /**
   * Send a claim code.
   *
   * Sends a six-digit code by SMS to the number that will receive the reward. Links with `bind: otp`
   * require the code in the claim. The response is the same whether or not the number is allowed to
   * claim, so that nobody can find out whose link it is. A code is valid for ten minutes. Another can
   * be requested after one minute, up to three in 15 minutes and ten in a day.
   *
   * Errors: `origin_not_allowed`, `invalid_phone`, `claim_revoked`, `claim_expired`,
   * `claim_used`, `claim_locked`, `challenge_required`, `challenge_failed`, `claim_code_limit`.
   */
  public suspend fun sendCode(
    token: String,
    params: ClaimsSendCodeParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ClaimCode =
    json("claims.send_code", mapOf("token" to token), params, options, ClaimCode::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun sendCode(
    token: String,
    options: RequestOptions = RequestOptions.NONE,
    build: ClaimsSendCodeParams.Builder.() -> Unit,
  ): ClaimCode =
    sendCode(token, ClaimsSendCodeParams.builder().apply(build).build(), options)
}
