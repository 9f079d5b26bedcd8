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

/** The methods of {@code activities}. */
public final class ActivitiesResource extends Resource {
  /** Of a client with these settings. */
  public ActivitiesResource(Settings settings) {
    super(settings);
  }

  /**
   * Report an activity.
   *
   * <p>Reports an activity of a customer and evaluates the rules of your active programs. Pass your own
   * ID as {@code activity_id}: if you report the same one again, however late, the first activity is
   * returned with 200 and nothing is rewarded twice. Rules are evaluated immediately; {@code matches} in
   * the response lists the ones that matched. A rule that gives nothing, for example because a limit
   * is reached or a budget is spent, never fails the request; see its {@code skipped_reason}. If you pass a
   * recipient as an object with a phone number and no recipient matches, one is created.
   *
   * <p>Errors: {@code idempotency_key_invalid}, {@code idempotency_mismatch}, {@code idempotency_in_progress},
   * {@code reference_not_found}, {@code invalid_phone}, {@code invalid_time}, {@code invalid_amount},
   * {@code invalid_currency}, {@code invalid_metadata}, {@code time_out_of_range}, {@code erased_recipient},
   * {@code limit_reached}.
   */
  public Activity create(ActivitiesCreateParams params) {
    return create(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Activity create(ActivitiesCreateParams params, RequestOptions options) {
    return json("activities.create", path(), params, options, Activity::of);
  }

  /**
   * Retrieve an activity.
   *
   * <p>Retrieves an activity with the rules that matched and what each gave. Use it when a customer asks
   * why a visit earned nothing; see {@code skipped_reason} of each rule.
   */
  public Activity get(String activityId) {
    return get(activityId, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Activity get(String activityId, RequestOptions options) {
    return json("activities.get", path("activity_id", activityId), Params.NONE, options, Activity::of);
  }

  /** As the next one, without parameters. */
  public Page<Activity> list() {
    return list(ActivitiesListParams.builder().build(), RequestOptions.NONE);
  }

  /**
   * List activities.
   *
   * <p>Lists activities, newest first. Use it when a customer asks why a visit was not rewarded:
   * {@code matches} lists the rules that matched and what each gave.
   *
   * <p>Errors: {@code invalid_cursor}, {@code invalid_time}, {@code reference_not_found}, {@code conflicting_parameters}.
   */
  public Page<Activity> list(ActivitiesListParams params) {
    return list(params, RequestOptions.NONE);
  }

  /** As the one before, with options of its own. */
  public Page<Activity> list(ActivitiesListParams params, RequestOptions options) {
    return page("activities.list", path(), params, options, Activity::of);
  }
}
