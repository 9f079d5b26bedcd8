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

/** The methods of `schedules`. */
public class SchedulesResource internal constructor(settings: Settings) : Resource(settings) {
  /**
   * Combine a day of a schedule with another.
   *
   * Makes one day part of another day's run, of this schedule or another one. Each person receives
   * both amounts in one recharge, with one SMS message. Both days must be in the future and have the
   * same product, people, currency and cost centre; otherwise the request returns 409
   * `occurrence_not_combinable`, whose `meta.differs` lists the differences. A run can have up to 30
   * parts; beyond that the request returns the same code. Returns 422
   * `amount_out_of_range` if the combined amount is outside the product's limits. If the other day is
   * skipped or moved, this day follows it. From then on, the limits of the key that combined the days
   * apply to the other schedule. The days are separated when either schedule is paused or deleted, or
   * changes so that they differ. If a group changes after the days were combined, people who are in
   * only one of the two groups at the time of the run receive the amount of that day only. Undo it
   * with `reset`.
   *
   * Errors: `reference_not_found`, `occurrence_locked`, `invalid_transition`,
   * `occurrence_not_combinable`, `amount_out_of_range`.
   */
  public suspend fun combineOccurrence(
    scheduleId: String,
    day: String,
    params: SchedulesCombineOccurrenceParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.combine_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), params, options, ScheduleOccurrence::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun combineOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesCombineOccurrenceParams.Builder.() -> Unit,
  ): ScheduleOccurrence =
    combineOccurrence(scheduleId, day, SchedulesCombineOccurrenceParams.builder().apply(build).build(), options)

  /**
   * Create a schedule.
   *
   * Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
   * yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
   * total and may require approval like any batch. Days and hours are in Harare time.
   *
   * Nothing is charged now. `schedule.occurrence.upcoming` is sent 24 hours before each run, or
   * immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
   * moved, changed or combined with another. If our service was unavailable, a missed run is made up
   * once if it is less than twelve hours late. Returns 409 `limit_reached` if the account already has
   * 5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
   * created the schedule, or last changed what it sells; if that key is revoked, the schedule is
   * paused and your owners are notified.
   *
   * Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
   * `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
   * `invalid_currency`, `invalid_metadata`, `conflicting_parameters`, `time_out_of_range`,
   * `unknown_merge_field`, `sms_too_long`, `erased_recipient`, `product_mismatch`,
   * `unsupported_network`, `token_phone_required`, `product_not_allowed`, `network_not_allowed`,
   * `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`, `amount_out_of_range`,
   * `amount_not_allowed`, `target_blocked`, `limit_reached`.
   */
  public suspend fun create(
    params: SchedulesCreateParams,
    options: RequestOptions = RequestOptions.NONE,
  ): Schedule =
    json("schedules.create", mapOf(), params, options, Schedule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun create(
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesCreateParams.Builder.() -> Unit,
  ): Schedule =
    create(SchedulesCreateParams.builder().apply(build).build(), options)

  /**
   * Delete a schedule.
   *
   * Deletes a schedule and its planned days. Batches already created are kept, and those in progress
   * continue. To stop it temporarily, set `active` to false instead. Returns 409 `resource_in_use`
   * for the allowance of a family member, which ends with the member, `resource`.
   *
   * Errors: `resource_in_use`.
   */
  public suspend fun delete(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): DeletedSchedule =
    json("schedules.delete", mapOf("schedule_id" to scheduleId), Params.NONE, options, DeletedSchedule::of)

  /**
   * Retrieve a schedule.
   *
   * Retrieves a schedule with its next three runs and their estimated cost, `estimated_total`. To see
   * individual days, use `GET /schedules/{schedule_id}/occurrences`.
   *
   * Errors: `invalid_expand`.
   */
  public suspend fun get(
    scheduleId: String,
    params: SchedulesGetParams = SchedulesGetParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Schedule =
    json("schedules.get", mapOf("schedule_id" to scheduleId), params, options, Schedule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun get(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesGetParams.Builder.() -> Unit,
  ): Schedule =
    get(scheduleId, SchedulesGetParams.builder().apply(build).build(), options)

  /**
   * Retrieve a day of a schedule.
   *
   * Retrieves one day of a schedule. Once it has run, its status is `ran`, and `batch` is the batch
   * it created; retrieve that to see the results. Returns 404 `resource_missing` if the cadence has
   * no run on that day.
   */
  public suspend fun getOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.get_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), Params.NONE, options, ScheduleOccurrence::of)

  /**
   * List schedules.
   *
   * Lists your schedules, newest first, each with its next runs but without its people. Use
   * `active=false` to find paused schedules, and `last_result` to see the outcome of the last run.
   *
   * Errors: `invalid_cursor`, `invalid_time`, `invalid_expand`, `conflicting_parameters`.
   */
  public suspend fun list(
    params: SchedulesListParams = SchedulesListParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<Schedule> =
    page("schedules.list", mapOf(), params, options, Schedule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun list(
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesListParams.Builder.() -> Unit,
  ): Page<Schedule> =
    list(SchedulesListParams.builder().apply(build).build(), options)

  /**
   * List the days of a schedule.
   *
   * Lists the days of a schedule, latest first: future days with your changes, and past days with
   * their batches. Use it to show a calendar. By default it covers today and the next 60 days.
   *
   * Errors: `time_out_of_range`.
   */
  public suspend fun listOccurrences(
    scheduleId: String,
    params: SchedulesListOccurrencesParams = SchedulesListOccurrencesParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Page<ScheduleOccurrence> =
    page("schedules.list_occurrences", mapOf("schedule_id" to scheduleId), params, options, ScheduleOccurrence::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun listOccurrences(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesListOccurrencesParams.Builder.() -> Unit,
  ): Page<ScheduleOccurrence> =
    listOccurrences(scheduleId, SchedulesListOccurrencesParams.builder().apply(build).build(), options)

  /**
   * Move a day of a schedule.
   *
   * Moves one day to another date, at the same time of day. Its path keeps the original date of the
   * cadence. Returns 409 `invalid_transition` if the schedule already runs on the new date; combine
   * the days instead.
   *
   * Errors: `time_out_of_range`, `occurrence_locked`, `invalid_transition`.
   */
  public suspend fun moveOccurrence(
    scheduleId: String,
    day: String,
    params: SchedulesMoveOccurrenceParams,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.move_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), params, options, ScheduleOccurrence::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun moveOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesMoveOccurrenceParams.Builder.() -> Unit,
  ): ScheduleOccurrence =
    moveOccurrence(scheduleId, day, SchedulesMoveOccurrenceParams.builder().apply(build).build(), options)

  /**
   * Preview a schedule run.
   *
   * Previews running the schedule now: who would receive it, what it would cost, whether your Credit
   * is sufficient, and whether it would require approval. It writes nothing.
   */
  public suspend fun previewRun(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleRunPreview =
    json("schedules.preview_run", mapOf("schedule_id" to scheduleId), Params.NONE, options, ScheduleRunPreview::of)

  /**
   * Reset a day of a schedule.
   *
   * Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
   * schedule's amount. Possible until 15 minutes before the day would run.
   *
   * Errors: `occurrence_locked`, `invalid_transition`.
   */
  public suspend fun resetOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.reset_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), Params.NONE, options, ScheduleOccurrence::of)

  /**
   * Run a schedule now.
   *
   * Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
   * total and may require approval. The run replaces today's day, whatever its status: a day that was
   * skipped, combined, missed or waiting for a top-up becomes `ran`, and the cadence does not run it
   * again. Returns 409 `already_ran_today` if the schedule has already run today, or as part of
   * another day's run that has ended, unless you set `again: true`; `batch` of the day is then the
   * newest one. Future days are unaffected. Use the preview first to see what would be sent and
   * charged.
   *
   * Errors: `idempotency_key_required`, `idempotency_key_invalid`, `idempotency_mismatch`,
   * `idempotency_in_progress`, `already_ran_today`, `batch_empty`, `batch_too_large`,
   * `spend_cap_exceeded`, `reservation_insufficient`.
   */
  public suspend fun run(
    scheduleId: String,
    params: SchedulesRunParams = SchedulesRunParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Batch =
    json("schedules.run", mapOf("schedule_id" to scheduleId), params, options, Batch::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun run(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesRunParams.Builder.() -> Unit,
  ): Batch =
    run(scheduleId, SchedulesRunParams.builder().apply(build).build(), options)

  /**
   * Skip a day of a schedule.
   *
   * Skips one day without affecting the others. A day that is waiting for a top-up can also be
   * skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
   * with `reset`.
   *
   * Errors: `occurrence_locked`, `invalid_transition`.
   */
  public suspend fun skipOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.skip_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), Params.NONE, options, ScheduleOccurrence::of)

  /**
   * Update a schedule.
   *
   * Updates a schedule, or pauses it with `active: false`. Changes apply to all runs that have not
   * started; batches already created are unchanged. If the cadence changes, days that you changed
   * keep their changes if the new cadence has them too. Returns 409 `resource_in_use` for the
   * allowance of a family member, which is changed with the member, `resource`.
   *
   * Errors: `reference_not_found`, `invalid_phone`, `invalid_amount`, `invalid_meter_number`,
   * `invalid_currency`, `invalid_metadata`, `resource_in_use`, `conflicting_parameters`,
   * `time_out_of_range`, `unknown_merge_field`, `sms_too_long`, `erased_recipient`,
   * `product_mismatch`, `unsupported_network`, `token_phone_required`, `product_not_allowed`,
   * `network_not_allowed`, `recipient_not_allowed`, `data_not_live`, `bundle_unavailable`,
   * `amount_out_of_range`, `amount_not_allowed`, `target_blocked`.
   */
  public suspend fun update(
    scheduleId: String,
    params: SchedulesUpdateParams = SchedulesUpdateParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): Schedule =
    json("schedules.update", mapOf("schedule_id" to scheduleId), params, options, Schedule::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun update(
    scheduleId: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesUpdateParams.Builder.() -> Unit,
  ): Schedule =
    update(scheduleId, SchedulesUpdateParams.builder().apply(build).build(), options)

  /**
   * Update a day of a schedule.
   *
   * Changes the amount of one day of a schedule, or your note about it, without affecting other days.
   * Possible until 15 minutes before the run; after that returns 409 `occurrence_locked`. If the day
   * is part of another day's run, the 15 minutes are those before that run, and that run uses your
   * key's limits from then on.
   *
   * Errors: `invalid_amount`, `occurrence_locked`, `amount_out_of_range`, `amount_not_allowed`.
   */
  public suspend fun updateOccurrence(
    scheduleId: String,
    day: String,
    params: SchedulesUpdateOccurrenceParams = SchedulesUpdateOccurrenceParams.builder().build(),
    options: RequestOptions = RequestOptions.NONE,
  ): ScheduleOccurrence =
    json("schedules.update_occurrence", mapOf("schedule_id" to scheduleId, "day" to day), params, options, ScheduleOccurrence::of)
  /** The same, with its parameters in a block. */
  public suspend inline fun updateOccurrence(
    scheduleId: String,
    day: String,
    options: RequestOptions = RequestOptions.NONE,
    build: SchedulesUpdateOccurrenceParams.Builder.() -> Unit,
  ): ScheduleOccurrence =
    updateOccurrence(scheduleId, day, SchedulesUpdateOccurrenceParams.builder().apply(build).build(), options)
}
