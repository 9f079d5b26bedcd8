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

/** The methods of `workforce.schedules`. */
public class WorkforceSchedulesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * List schedules of people.
   *
   * Returns a page of the schedules of your people, newest first. To create or update schedules, use
   * `/schedules`.
   */
  public suspend fun list(
    params: WorkforceSchedulesListParams = WorkforceSchedulesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Schedule> =
    page("workforce.schedules.list", mapOf(), params, options, Schedule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceSchedulesListParams.Builder.() -> Unit,
  ): Page<Schedule> =
    list(WorkforceSchedulesListParams.builder().apply(build).build(), options)

  /**
   * Run a schedule of people now.
   *
   * Runs a schedule immediately as an allocation, with its own reference number and within the budget
   * of each cost centre that it books to. Returns 409 `already_ran_today` if it has already run
   * today, unless you set `again: true`, and 422 `budget_over_cost_center` if a budget would be
   * exceeded, unless you set `acknowledge_over_budget: true`. Set `idempotency_key`, or the header,
   * so that repeating the request does not run it again.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `conflicting_parameters`, `already_ran_today`, `batch_empty`, `batch_too_large`,
   * `budget_over_cost_center`, `spend_cap_exceeded`, `reservation_insufficient`.
   */
  public suspend fun run(
    scheduleId: String,
    params: WorkforceSchedulesRunParams = WorkforceSchedulesRunParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): WorkforceSendResult =
    json("workforce.schedules.run", mapOf("schedule_id" to scheduleId), params, options, WorkforceSendResult::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun run(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: WorkforceSchedulesRunParams.Builder.() -> Unit,
  ): WorkforceSendResult =
    run(scheduleId, WorkforceSchedulesRunParams.builder().apply(build).build(), options)
}
