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

/** The methods of `checkins`. */
public class CheckinsResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Check in.
   *
   * Claims a link of a program that has a `geofence`. The phone must be inside the location during
   * its opening hours. Call this from your page with a publishable key, once the browser has provided
   * the position. `link` is the claim token; `GET /claims/{token}` returns the location, and the
   * outcome after the check-in. All other requirements of a claim apply too: the choice, the code,
   * the challenge.
   *
   * Returns 422 `geofence_outside` if the phone is too far away or the location is closed, and 422
   * `accuracy_too_low` if the position is too inaccurate. In both cases nothing is claimed and the
   * person can try again. Links of a program without a `geofence` are claimed with
   * `POST /claims/{token}`.
   *
   * An `attestation` that is no JWS returns 422 `attestation_failed`. A check-in near the edge of the
   * location is held for review.
   *
   * Errors: `origin_not_allowed`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `invalid_phone`, `invalid_meter_number`, `reference_not_found`,
   * `claim_revoked`, `claim_expired`, `claim_used`, `conflicting_parameters`, `data_not_live`,
   * `claim_locked`, `challenge_required`, `challenge_failed`, `code_invalid`,
   * `attestation_failed`, `accuracy_too_low`, `geofence_outside`, `program_closed`,
   * `program_not_active`, `choice_not_allowed`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `network_required`, `bundle_unavailable`, `product_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`, `account_too_young`,
   * `one_per_phone`, `reward_cap_reached`, `fraud_blocked`, `limit_reached`,
   * `meter_quota_exceeded`, `power_unavailable`, `provider_invalid_response`, `meter_not_found`,
   * `meter_blocked`, `meter_currency_mismatch`.
   */
  public suspend fun create(
    params: CheckinsCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Checkin =
    json("checkins.create", mapOf(), params, options, Checkin::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: CheckinsCreateParams.Builder.() -> Unit,
  ): Checkin =
    create(CheckinsCreateParams.builder().apply(build).build(), options)

  /**
   * List check-ins.
   *
   * Lists check-ins, newest first, with the distance from the location and the outcome.
   *
   * Publishable keys are visible to anyone in a web page, so they see little: only check-ins made
   * with the same key in the last 24 hours, with `phone_masked` and `reward` null.
   *
   * Errors: `origin_not_allowed`, `invalid_cursor`, `invalid_time`, `reference_not_found`,
   * `conflicting_parameters`.
   */
  public suspend fun list(
    params: CheckinsListParams = CheckinsListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Checkin> =
    page("checkins.list", mapOf(), params, options, Checkin::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: CheckinsListParams.Builder.() -> Unit,
  ): Page<Checkin> =
    list(CheckinsListParams.builder().apply(build).build(), options)
}
