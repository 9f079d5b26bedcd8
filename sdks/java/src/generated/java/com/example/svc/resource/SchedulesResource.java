// Made from the contract by "npm run sdks"; never edit this file.
package com.example.svc.resource;

import com.example.svc.Empty;
import com.example.svc.FileResult;
import com.example.svc.Page;
import com.example.svc.Params;
import com.example.svc.RequestOptions;
import com.example.svc.WaitOptions;
import com.example.svc.model.*;
import com.example.svc.param.*;
import com.example.svc.runtime.Resource;
import com.example.svc.runtime.Settings;
import com.example.svc.runtime.Wait;
import org.jspecify.annotations.Nullable;

/** The methods of {@code schedules}. */
public final class SchedulesResource extends Resource {
  /** Of a client with these settings. */
  public SchedulesResource(Settings settings) {
    super(settings);
  }

  /**
   * Combine a day of a schedule with another.
   *
   * <p>Makes one day part of another day's run, of this schedule or another one. Each person receives
   * both amounts in one recharge, with one SMS message. Both days must be in the future and have the
   * same product, people, currency and cost centre; otherwise the request returns 409
   * {@code occurrence_not_combinable}, whose {@code meta.differs} lists the differences. A run can have up to 30
   * parts; beyond that the request returns the same code. Returns 422
   * {@code amount_out_of_range} if the combined amount is outside the product's limits. If the other day is
   * skipped or moved, this day follows it. From then on, the limits of the key that combined the days
   * apply to the other schedule. The days are separated when either schedule is paused or deleted, or
   * changes so that they differ. If a group changes after the days were combined, people who are in
   * only one of the two groups at the time of the run receive the amount of that day only. Undo it
   * with {@code reset}.
   *
   * <p>Errors: {@code reference_not_found}, {@code occurrence_locked}, {@code invalid_transition},
   * {@code occurrence_not_combinable}, {@code amount_out_of_range}.
   */
  public ScheduleOccurrence combineOccurrence(String scheduleId, String day, SchedulesCombineOccurrenceParams params) {
    return combineOccurrence(scheduleId, day, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence combineOccurrence(String scheduleId, String day, SchedulesCombineOccurrenceParams params, RequestOptions options) {
    return json("schedules.combine_occurrence", path("schedule_id", scheduleId, "day", day), params, options, ScheduleOccurrence::of);
  }

  /**
   * Create a schedule.
   *
   * <p>Creates a schedule of repeated sales to the same people: daily, weekly, every 14 days, monthly,
   * yearly, on payday or on the last day of the month. Each run creates a batch, which reserves its
   * total and may require approval like any batch. Days and hours are in Harare time.
   *
   * <p>Nothing is charged now. {@code schedule.occurrence.upcoming} is sent 24 hours before each run, or
   * immediately if the first run is sooner. Until 15 minutes before the run, that day can be skipped,
   * moved, changed or combined with another. If our service was unavailable, a missed run is made up
   * once if it is less than twelve hours late. Returns 409 {@code limit_reached} if the account already has
   * 5,000 schedules. Runs are restricted by the products, networks, numbers and caps of the key that
   * created the schedule, or last changed what it sells; if that key is revoked, the schedule is
   * paused and your owners are notified.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount}, {@code invalid_meter_number},
   * {@code invalid_currency}, {@code invalid_metadata}, {@code conflicting_parameters}, {@code time_out_of_range},
   * {@code unknown_merge_field}, {@code sms_too_long}, {@code erased_recipient}, {@code product_mismatch},
   * {@code unsupported_network}, {@code token_phone_required}, {@code product_not_allowed}, {@code network_not_allowed},
   * {@code recipient_not_allowed}, {@code data_not_live}, {@code bundle_unavailable}, {@code amount_out_of_range},
   * {@code amount_not_allowed}, {@code target_blocked}, {@code limit_reached}.
   */
  public Schedule create(SchedulesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Schedule create(SchedulesCreateParams params, RequestOptions options) {
    return json("schedules.create", path(), params, options, Schedule::of);
  }

  /**
   * Delete a schedule.
   *
   * <p>Deletes a schedule and its planned days. Batches already created are kept, and those in progress
   * continue. To stop it temporarily, set {@code active} to false instead. Returns 409 {@code resource_in_use}
   * for the allowance of a family member, which ends with the member, {@code resource}.
   *
   * <p>Errors: {@code resource_in_use}.
   */
  public DeletedSchedule delete(String scheduleId) {
    return delete(scheduleId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public DeletedSchedule delete(String scheduleId, RequestOptions options) {
    return json("schedules.delete", path("schedule_id", scheduleId), Params.NONE, options, DeletedSchedule::of);
  }

  /** As the next one, without parameters. */
  public Schedule get(String scheduleId) {
    return get(scheduleId, SchedulesGetParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Retrieve a schedule.
   *
   * <p>Retrieves a schedule with its next three runs and their estimated cost, {@code estimated_total}. To see
   * individual days, use `GET /schedules/{schedule_id}/occurrences`.
   *
   * <p>Errors: {@code invalid_expand}.
   */
  public Schedule get(String scheduleId, SchedulesGetParams params) {
    return get(scheduleId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Schedule get(String scheduleId, SchedulesGetParams params, RequestOptions options) {
    return json("schedules.get", path("schedule_id", scheduleId), params, options, Schedule::of);
  }

  /**
   * Retrieve a day of a schedule.
   *
   * <p>Retrieves one day of a schedule. Once it has run, its status is {@code ran}, and {@code batch} is the batch
   * it created; retrieve that to see the results. Returns 404 {@code resource_missing} if the cadence has
   * no run on that day.
   */
  public ScheduleOccurrence getOccurrence(String scheduleId, String day) {
    return getOccurrence(scheduleId, day, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence getOccurrence(String scheduleId, String day, RequestOptions options) {
    return json("schedules.get_occurrence", path("schedule_id", scheduleId, "day", day), Params.NONE, options, ScheduleOccurrence::of);
  }

  /** As the next one, without parameters. */
  public Page<Schedule> list() {
    return list(SchedulesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List schedules.
   *
   * <p>Lists your schedules, newest first, each with its next runs but without its people. Use
   * {@code active=false} to find paused schedules, and {@code last_result} to see the outcome of the last run.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code invalid_expand}, {@code conflicting_parameters}.
   */
  public Page<Schedule> list(SchedulesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Schedule> list(SchedulesListParams params, RequestOptions options) {
    return page("schedules.list", path(), params, options, Schedule::of);
  }

  /** As the next one, without parameters. */
  public Page<ScheduleOccurrence> listOccurrences(String scheduleId) {
    return listOccurrences(scheduleId, SchedulesListOccurrencesParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List the days of a schedule.
   *
   * <p>Lists the days of a schedule, latest first: future days with your changes, and past days with
   * their batches. Use it to show a calendar. By default it covers today and the next 60 days.
   *
   * <p>Errors: {@code time_out_of_range}.
   */
  public Page<ScheduleOccurrence> listOccurrences(String scheduleId, SchedulesListOccurrencesParams params) {
    return listOccurrences(scheduleId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<ScheduleOccurrence> listOccurrences(String scheduleId, SchedulesListOccurrencesParams params, RequestOptions options) {
    return page("schedules.list_occurrences", path("schedule_id", scheduleId), params, options, ScheduleOccurrence::of);
  }

  /**
   * Move a day of a schedule.
   *
   * <p>Moves one day to another date, at the same time of day. Its path keeps the original date of the
   * cadence. Returns 409 {@code invalid_transition} if the schedule already runs on the new date; combine
   * the days instead.
   *
   * <p>Errors: {@code time_out_of_range}, {@code occurrence_locked}, {@code invalid_transition}.
   */
  public ScheduleOccurrence moveOccurrence(String scheduleId, String day, SchedulesMoveOccurrenceParams params) {
    return moveOccurrence(scheduleId, day, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence moveOccurrence(String scheduleId, String day, SchedulesMoveOccurrenceParams params, RequestOptions options) {
    return json("schedules.move_occurrence", path("schedule_id", scheduleId, "day", day), params, options, ScheduleOccurrence::of);
  }

  /**
   * Preview a schedule run.
   *
   * <p>Previews running the schedule now: who would receive it, what it would cost, whether your Credit
   * is sufficient, and whether it would require approval. It writes nothing.
   */
  public ScheduleRunPreview previewRun(String scheduleId) {
    return previewRun(scheduleId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleRunPreview previewRun(String scheduleId, RequestOptions options) {
    return json("schedules.preview_run", path("schedule_id", scheduleId), Params.NONE, options, ScheduleRunPreview::of);
  }

  /**
   * Reset a day of a schedule.
   *
   * <p>Resets all changes to one day: it is no longer skipped, moved or combined, and uses the
   * schedule's amount. Possible until 15 minutes before the day would run.
   *
   * <p>Errors: {@code occurrence_locked}, {@code invalid_transition}.
   */
  public ScheduleOccurrence resetOccurrence(String scheduleId, String day) {
    return resetOccurrence(scheduleId, day, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence resetOccurrence(String scheduleId, String day, RequestOptions options) {
    return json("schedules.reset_occurrence", path("schedule_id", scheduleId, "day", day), Params.NONE, options, ScheduleOccurrence::of);
  }

  /** As the next one, without parameters. */
  public Batch run(String scheduleId) {
    return run(scheduleId, SchedulesRunParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Run a schedule now.
   *
   * <p>Runs a schedule immediately, regardless of its cadence. It creates a batch, which reserves its
   * total and may require approval. The run replaces today's day, whatever its status: a day that was
   * skipped, combined, missed or waiting for a top-up becomes {@code ran}, and the cadence does not run it
   * again. Returns 409 {@code already_ran_today} if the schedule has already run today, or as part of
   * another day's run that has ended, unless you set {@code again: true}; {@code batch} of the day is then the
   * newest one. Future days are unaffected. Use the preview first to see what would be sent and
   * charged.
   *
   * <p>Errors: {@code idempotency_key_required}, {@code idempotency_key_invalid}, {@code idempotency_mismatch},
   * {@code idempotency_in_progress}, {@code already_ran_today}, {@code batch_empty}, {@code batch_too_large},
   * {@code spend_cap_exceeded}, {@code reservation_insufficient}.
   */
  public Batch run(String scheduleId, SchedulesRunParams params) {
    return run(scheduleId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Batch run(String scheduleId, SchedulesRunParams params, RequestOptions options) {
    return json("schedules.run", path("schedule_id", scheduleId), params, options, Batch::of);
  }

  /**
   * Skip a day of a schedule.
   *
   * <p>Skips one day without affecting the others. A day that is waiting for a top-up can also be
   * skipped. If the day is already skipped, the request returns 200 with the day unchanged. Undo it
   * with {@code reset}.
   *
   * <p>Errors: {@code occurrence_locked}, {@code invalid_transition}.
   */
  public ScheduleOccurrence skipOccurrence(String scheduleId, String day) {
    return skipOccurrence(scheduleId, day, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence skipOccurrence(String scheduleId, String day, RequestOptions options) {
    return json("schedules.skip_occurrence", path("schedule_id", scheduleId, "day", day), Params.NONE, options, ScheduleOccurrence::of);
  }

  /** As the next one, without parameters. */
  public Schedule update(String scheduleId) {
    return update(scheduleId, SchedulesUpdateParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a schedule.
   *
   * <p>Updates a schedule, or pauses it with {@code active: false}. Changes apply to all runs that have not
   * started; batches already created are unchanged. If the cadence changes, days that you changed
   * keep their changes if the new cadence has them too. Returns 409 {@code resource_in_use} for the
   * allowance of a family member, which is changed with the member, {@code resource}.
   *
   * <p>Errors: {@code reference_not_found}, {@code invalid_phone}, {@code invalid_amount}, {@code invalid_meter_number},
   * {@code invalid_currency}, {@code invalid_metadata}, {@code resource_in_use}, {@code conflicting_parameters},
   * {@code time_out_of_range}, {@code unknown_merge_field}, {@code sms_too_long}, {@code erased_recipient},
   * {@code product_mismatch}, {@code unsupported_network}, {@code token_phone_required}, {@code product_not_allowed},
   * {@code network_not_allowed}, {@code recipient_not_allowed}, {@code data_not_live}, {@code bundle_unavailable},
   * {@code amount_out_of_range}, {@code amount_not_allowed}, {@code target_blocked}.
   */
  public Schedule update(String scheduleId, SchedulesUpdateParams params) {
    return update(scheduleId, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Schedule update(String scheduleId, SchedulesUpdateParams params, RequestOptions options) {
    return json("schedules.update", path("schedule_id", scheduleId), params, options, Schedule::of);
  }

  /** As the next one, without parameters. */
  public ScheduleOccurrence updateOccurrence(String scheduleId, String day) {
    return updateOccurrence(scheduleId, day, SchedulesUpdateOccurrenceParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * Update a day of a schedule.
   *
   * <p>Changes the amount of one day of a schedule, or your note about it, without affecting other days.
   * Possible until 15 minutes before the run; after that returns 409 {@code occurrence_locked}. If the day
   * is part of another day's run, the 15 minutes are those before that run, and that run uses your
   * key's limits from then on.
   *
   * <p>Errors: {@code invalid_amount}, {@code occurrence_locked}, {@code amount_out_of_range}, {@code amount_not_allowed}.
   */
  public ScheduleOccurrence updateOccurrence(String scheduleId, String day, SchedulesUpdateOccurrenceParams params) {
    return updateOccurrence(scheduleId, day, params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public ScheduleOccurrence updateOccurrence(String scheduleId, String day, SchedulesUpdateOccurrenceParams params, RequestOptions options) {
    return json("schedules.update_occurrence", path("schedule_id", scheduleId, "day", day), params, options, ScheduleOccurrence::of);
  }
}
