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

/** The methods of `activities`. */
public class ActivitiesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Report an activity.
   *
   * Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
   * ID as `activity_id`: if you report the same one again, however late, the first activity is
   * returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; `matches` in
   * the response lists the ones that matched. A rule that gives nothing, for example because a limit
   * is reached or a budget is spent, never fails the request; see its `skipped_reason`. If you pass a
   * recipient as an object with a phone number and no recipient matches, one is created.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_time`, `invalid_amount`,
   * `invalid_currency`, `invalid_metadata`, `time_out_of_range`, `erased_recipient`,
   * `limit_reached`.
   */
  public suspend fun create(
    params: ActivitiesCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Activity =
    json("activities.create", mapOf(), params, options, Activity::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: ActivitiesCreateParams.Builder.() -> Unit,
  ): Activity =
    create(ActivitiesCreateParams.builder().apply(build).build(), options)

  /**
   * Retrieve an activity.
   *
   * Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
   * why a visit earned nothing; see `skipped_reason` of each rule.
   */
  public suspend fun get(
    activityId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): Activity =
    json("activities.get", mapOf("activity_id" to activityId), Params.NONE, options, Activity::of)

  /**
   * List activities.
   *
   * Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
   * `matches` lists the rules that matched and what each gave.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: ActivitiesListParams = ActivitiesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Activity> =
    page("activities.list", mapOf(), params, options, Activity::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: ActivitiesListParams.Builder.() -> Unit,
  ): Page<Activity> =
    list(ActivitiesListParams.builder().apply(build).build(), options)
}
